import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { run } from './processes.ts';

/** Lighthouse on the login page as a phone sees it. Needs the web app to be built. */
export async function lighthouseScores(environment: Record<string, string>): Promise<[string, number][]> {
  const address = `http://127.0.0.1:${environment['PORT']}`;
  const server = await run('shell/server/main.ts', environment, `${address}/readyz`);
  const chromePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'] });
  try {
    const result = await lighthouse(`${address}/login`, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility'],
    });
    const scores = Object.values(result?.lhr.categories ?? {});
    return scores.map(({ title, score }) => [`Lighthouse mobile on login: ${title}`, Math.round((score ?? 0) * 100)]);
  } finally {
    chrome.kill();
    await server.stop();
  }
}
