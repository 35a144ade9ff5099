import type { Page } from '@playwright/test';

/** Returns a function that reads the CPU time of the page's main thread, in ms. */
export async function cpuOf(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = metrics.filter(({ name }) =>
      ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].includes(name),
    );
    return seconds.reduce((sum, { value }) => sum + value * 1000, 0);
  };
}
