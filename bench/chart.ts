import { chromium, type Page } from '@playwright/test';
import { median } from './measure.ts';
import { cpuOf } from './page-cpu.ts';

export const chartDrawing = 'drawing of 3 years of daily weights';

/** A phone several years old is about four times slower than a computer. */
const slowdown = 4;
const rounds = 7;
const drawingMs = 800;

interface ChartServer {
  port: number;
  /** Token of a professional. */
  token: string;
  clientId: string;
}

/**
 * Measures the chart of the weights in Chromium: CPU time of the page, which does not depend on what else the machine does, times
 * what a slow phone takes longer. Needs the built web app.
 */
export async function measureChart(
  { port, token, clientId }: ChartServer,
  say: (what: string, figure: string, remark: string) => void,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, locale: 'it-IT', serviceWorkers: 'block' });
    await context.addInitScript((value) => localStorage.setItem('auth.token', value), token);
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${port}/clients/${clientId}/weights`);
    await page.locator(chartElement).waitFor();
    const used = await cpuOf(page);
    // Both responses are cached then, so that only the drawing is measured.
    await choose(page, used, 'all');
    await choose(page, used, '1y');
    const opened: number[] = [];
    for (let round = 0; round < rounds; round++) {
      opened.push(slowdown * (await choose(page, used, 'all')));
      await choose(page, used, '1y');
    }
    await choose(page, used, 'all');
    const selected: number[] = [];
    for (let round = 0; round < rounds; round++) selected.push(slowdown * (await select(page, used, round)));
    const remark = (all: number[]) =>
      `goal 100 ms; least ${Math.min(...all).toFixed(0)} ms; ${slowdown} x the CPU time here`;
    say(`${chartDrawing}, with the table`, `${median(opened).toFixed(0)} ms`, remark(opened));
    say(`${chartDrawing}, another day`, `${median(selected).toFixed(0)} ms`, remark(selected));
  } finally {
    await browser.close();
  }
}

const chartElement = 'svg[class*=_chart_]';

/** Chooses a period and returns the CPU time until it is drawn. */
async function choose(page: Page, used: () => Promise<number>, range: 'all' | '1y'): Promise<number> {
  const before = await used();
  await page.evaluate(`document.querySelector('input[type=radio][value="${range}"]').click()`);
  await page.waitForTimeout(drawingMs);
  return (await used()) - before;
}

/** Taps another place of the chart. */
async function select(page: Page, used: () => Promise<number>, round: number): Promise<number> {
  const before = await used();
  await page.locator(chartElement).click({ position: { x: 80 + round * 30, y: 80 } });
  await page.waitForTimeout(drawingMs);
  return (await used()) - before;
}
