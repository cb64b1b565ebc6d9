const project = (environment) => ({
  test: { name: environment, environment, include: ["projects/doms/vitest.uses.js"] },
});

export default { test: { projects: ["jsdom", "happy-dom"].map(project) } };
