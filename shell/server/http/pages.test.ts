import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

test.each([
  ['', 'it'],
  ['shown_language=en', 'en'],
  ['theme=dark; language=en', 'en'],
  ['shown_language=en; language=it', 'it'],
])('with the cookies “%s” the page is in %s', async (cookie, language) => {
  const app = Fastify();
  await servePages(app, readConfig({}), folder);
  const { body } = await app.inject({ url: '/home', headers: { cookie } });
  await app.close();

  expect(body).toContain(`<html lang="${language}"`);
});

test.each([
  ['en-GB,en;q=0.9,it;q=0.8', '', 'en'],
  ['it-IT,it;q=0.9,en;q=0.8', '', 'it'],
  ['de-DE,de;q=0.9,en;q=0.8', '', 'en'],
  ['de-DE,de;q=0.9', '', 'it'],
  ['', '', 'it'],
  ['en-GB', 'language=it', 'it'],
  ['it-IT', 'shown_language=en', 'en'],
])('for a browser that prefers “%s”, with the cookies “%s”, the page is in %s', async (preferred, cookie, language) => {
  const app = Fastify();
  await servePages(app, readConfig({}), folder);
  const reply = await app.inject({ url: '/login', headers: { 'accept-language': preferred, cookie } });
  await app.close();

  expect(reply.body).toContain(`<html lang="${language}"`);
});

test('the page that a device keeps for the time without a network opens at home', async () => {
  expect(earlyIn(await pageWith({}, '/index.html'))).toEqual(earlyIn(await pageWith({}, '/home')));
});

test('a dietitian’s installation has no landing page, says so to the app, and sends texts with patients', async () => {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'assets/it-abc123.json'), '{"nav":{"clients":"Clienti"},"of":"di {{client}}"}');
  const app = Fastify();
  await servePages(app, readConfig({ APP_VARIANT: 'dietitian' }), folder);
  const [landing, login, texts] = await Promise.all(
    ['/', '/login', '/assets/it-abc123.json'].map((address) => app.inject(address)),
  );
  await app.close();

  expect(landing).toMatchObject({ statusCode: 302, headers: { location: '/login' } });
  expect(login?.body).toContain('data-variant="dietitian"');
  expect(texts?.json()).toEqual({ nav: { clients: 'Pazienti' }, of: 'di {{client}}' });
  expect(texts?.headers['cache-control']).toBe('no-cache');
});

test('a coach’s installation has its landing page and the texts as they were built', async () => {
  const app = Fastify();
  await servePages(app, readConfig({}), folder);
  const [landing, texts] = await Promise.all(['/', '/assets/it-abc123.json'].map((address) => app.inject(address)));
  await app.close();

  expect(landing?.body).not.toContain('data-variant');
  expect(texts?.json()).toMatchObject({ nav: { clients: 'Clienti' } });
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
