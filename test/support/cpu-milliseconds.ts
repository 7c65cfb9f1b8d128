/** Processor time that an action takes, which other processes on the machine do not change. */
export function cpuMilliseconds(action: () => void): number {
  const before = process.cpuUsage();
  action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
