const intervalMs = 1;

/**
 * Returns the longest time in ms for which this thread computed without a turn of its event loop while `work` ran. It is CPU
 * time, which other processes of the machine do not lengthen.
 */
export async function longestRunMs(work: () => Promise<unknown>): Promise<number> {
  let longestUs = 0;
  let before = process.threadCpuUsage();
  const clock = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    longestUs = Math.max(longestUs, user + system);
    before = process.threadCpuUsage();
  }, intervalMs);
  await work();
  clearInterval(clock);
  return longestUs / 1000;
}
