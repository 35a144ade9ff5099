import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { servePages } from './pages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'forma-pages-'));
const early = ['* /home', 'it /home', 'en /home', '* /login', 'it'].map((wanted) => `<link data-early="${wanted}">`);
writeFileSync(
  path.join(folder, 'index.html'),
  `<html lang="it" data-platform="forma"><title>Forma</title>${early.join('')}</html>`,
);

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

test.each([
  ['/home', ['* /home', 'it /home', 'it']],
  ['/login', ['* /login', 'it']],
  ['/clients', ['it']],
])('%s names early what that page shows first', async (path, wanted) => {
  expect(earlyIn(await pageWith({}, path))).toEqual(wanted);
});

test('the page that a device keeps for the time without a network opens at home', async () => {
  expect(earlyIn(await pageWith({}, '/index.html'))).toEqual(earlyIn(await pageWith({}, '/home')));
});

function earlyIn(page: string): string[] {
  return [...page.matchAll(/data-early="([^"]+)"/g)].map(([, wanted]) => wanted ?? '');
}

async function pageWith(environment: NodeJS.ProcessEnv, path = '/dev/formulas'): Promise<string> {
  const app = Fastify();
  await servePages(app, readConfig(environment), folder);
  const { body } = await app.inject(path);
  await app.close();
  return body;
}
