// Preloaded, lets a program that times itself count the processor's time, which others that run beside it do not lengthen.

performance.now = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};
