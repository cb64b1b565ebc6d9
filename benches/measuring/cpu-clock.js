// Preloaded into a program that measures its own time. Makes `performance.now` count CPU time, which other programs
// that run at the same time do not lengthen.

performance.now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};
