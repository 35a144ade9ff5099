import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { servePages } from './pages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'forma-pages-'));
writeFileSync(path.join(folder, 'index.html'), '<html lang="it" data-platform="forma"><title>Forma</title></html>');

afterAll(() => rmSync(folder, { recursive: true }));

test('on the machine of those who try it the page says that /dev is there', async () => {
  expect(await pageWith({})).toContain('<html lang="it" data-platform="forma" data-dev>');
});

test.each([
  [{ NODE_ENV: 'production' }],
  [{ SMTP_URL: 'smtp://mail.example.com' }],
  [{ PUBLIC_URL: 'https://app.example.com' }],
])('with %o it does not', async (environment) => {
  expect(await pageWith(environment)).toContain('<html lang="it" data-platform="forma">');
});

async function pageWith(environment: NodeJS.ProcessEnv): Promise<string> {
  const app = Fastify();
  await servePages(app, readSettings(environment), folder);
  const { body } = await app.inject('/dev/formulas');
  await app.close();
  return body;
}
