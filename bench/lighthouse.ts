import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './measure.ts';
import { run } from './processes.ts';

const rounds = 3;

/** Lighthouse on the login page as a phone sees it, the median of three. Needs the web app to be built. */
export async function lighthouseScores(environment: Record<string, string>): Promise<[string, number][]> {
  const address = `http://127.0.0.1:${environment['PORT']}`;
  const server = await run('shell/server/main.ts', environment, `${address}/readyz`);
  const scores: Record<string, number[]> = {};
  try {
    for (let round = 0; round < rounds; round++)
      for (const [title, score] of await lookOnce(`${address}/login`))
        scores[title] = [...(scores[title] ?? []), score];
  } finally {
    await server.stop();
  }
  return Object.entries(scores).map(([title, all]) => [`Lighthouse mobile on login: ${title}`, median(all)]);
}

async function lookOnce(address: string): Promise<[string, number][]> {
  const chromePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'] });
  try {
    const result = await lighthouse(address, { port: chrome.port, onlyCategories: ['performance', 'accessibility'] });
    return Object.values(result?.lhr.categories ?? {}).map(({ title, score }) => [
      title,
      Math.round((score ?? 0) * 100),
    ]);
  } finally {
    chrome.kill();
  }
}
