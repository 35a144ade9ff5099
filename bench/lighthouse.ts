import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './measure.ts';
import { run } from './processes.ts';

const rounds = 3;

/** A page on a phone; with a token, as the user of the token. */
interface Page {
  name: string;
  path: string;
  token?: string;
}

/** Lighthouse scores of these pages, each the median of three runs. Needs the built web app. */
export async function lighthouseScores(
  environment: Record<string, string>,
  pages: readonly Page[],
): Promise<[string, number][]> {
  const address = `http://127.0.0.1:${environment['PORT']}`;
  const server = await run('shell/server/main.js', environment, `${address}/readyz`);
  const scores = new Map<string, number[]>();
  try {
    for (const page of pages)
      for (let round = 0; round < rounds; round++)
        for (const [title, score] of await lookOnce(address, page)) {
          const what = `Lighthouse mobile on ${page.name}: ${title}`;
          scores.set(what, [...(scores.get(what) ?? []), score]);
        }
  } finally {
    await server.stop();
  }
  return [...scores].map(([what, all]) => [what, median(all)]);
}

async function lookOnce(address: string, { path, token }: Page): Promise<[string, number][]> {
  const chromePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'] });
  try {
    if (token) await logIn({ port: chrome.port, address, token });
    const result = await lighthouse(`${address}${path}`, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility'],
      disableStorageReset: token !== undefined,
    });
    return Object.values(result?.lhr.categories ?? {}).map(({ title, score }) => [
      title,
      Math.round((score ?? 0) * 100),
    ]);
  } finally {
    chrome.kill();
  }
}

/** Stores the token on a page that loads no file of the app, so that the measured visit is the first. */
async function logIn({ port, address, token }: { port: number; address: string; token: string }): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(`${address}/healthz`);
  await page?.evaluate((value) => localStorage.setItem('auth.token', value), token);
  await page?.close();
  await browser.close();
}
