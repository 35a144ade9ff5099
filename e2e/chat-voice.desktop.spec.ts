import fs from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { browserArgs, executablePath } from '../playwright.config.ts';
import { registeredClient } from './support/clients.ts';
import { tokenOf } from './support/demo.ts';
import { test } from './support/test.ts';

const person = { name: 'Vera Voce', email: 'vera.voce@example.com', password: 'una-password-lunga' };

// The microphone of the browser is a device that beeps; the permission is given without a question.
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { executablePath, args: [...browserArgs, ...microphone] } });

const notes = (page: Page) => page.getByRole('article').filter({ has: page.getByRole('slider') });
const speedOf = (page: Page) => page.evaluate<number>('window.played?.playbackRate');
const secondsOf = (page: Page) => page.evaluate<number>('window.played?.currentTime');

/** A page of its own, as on another device, whose audio element is `window.played`. */
async function pageOf(browser: Browser, token: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'it-IT' })).newPage();
  await page.addInitScript(`
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      window.played = this;
      return play.call(this);
    };`);
  await page.addInitScript((value) => localStorage.setItem('auth.token', value), token);
  await page.goto(path);
  return page;
}

async function record(page: Page, until: string): Promise<void> {
  await page.getByRole('button', { name: 'Registra un messaggio vocale' }).click();
  await expect(page.getByText(`${until} / 10:00`)).toBeVisible();
  await page.getByRole('button', { name: 'Ferma la registrazione' }).click();
}

test('a client records, listens and sends without a network; the coach plays it at 1.5x and exports the conversation', async ({
  page,
  browser,
}) => {
  const adminToken = await tokenOf(page, 'admin');
  const { token } = await registeredClient(page, adminToken, person);
  const client = await pageOf(browser, token, '/my/chat');
  await record(client, '00:03');
  const preview = client.getByRole('group', { name: 'La tua registrazione' });
  await preview.getByRole('button', { name: 'Ascolta' }).click();
  await expect.poll(() => secondsOf(client)).toBeGreaterThan(0.2);
  await client.reload();
  await expect(preview).toBeVisible();

  await client.context().setOffline(true);
  await client.getByRole('button', { name: 'Invia il messaggio vocale' }).click();
  await expect(notes(client)).toHaveCount(1);
  await expect(client.getByText('In attesa della rete')).toBeVisible();
  await client.context().setOffline(false);

  const coach = await pageOf(browser, adminToken, '/chats');
  await coach.getByRole('button', { name: /Vera Voce.*Messaggio vocale \(00:0\d\)/ }).click({ timeout: 40_000 });
  const note = notes(coach).last();
  await note.getByRole('button', { name: 'Ascolta' }).click();
  await note.getByRole('button', { name: 'Velocità 1×' }).click();
  await expect.poll(() => speedOf(coach)).toBe(1.5);
  await expect.poll(() => secondsOf(coach)).toBeGreaterThan(0.5);
  await note.getByRole('slider', { name: 'Posizione' }).press('Home');
  await expect(note.getByRole('button', { name: 'Ascolta' })).toBeVisible();

  await coach.getByRole('button', { name: 'Azioni della conversazione' }).click();
  await coach.getByRole('menuitem', { name: 'Esporta la conversazione' }).click();
  const downloading = coach.waitForEvent('download');
  await coach.getByRole('dialog').getByRole('button', { name: 'Scarica' }).click();
  const files = unzipSync(fs.readFileSync(await (await downloading).path()));
  const recording = Object.entries(files).find(([path]) => /\.(webm|m4a)$/.test(path));
  expect(recording?.[1].length).toBeGreaterThan(1000);
  expect(Buffer.from(files['conversazione.html'] ?? []).toString()).toContain('Messaggio vocale (00:0');
});

test('with the microphone refused a message says so, and the chat works', async ({ page, browser }) => {
  const client = await pageOf(browser, await tokenOf(page, 'client'), '/my/chat');
  await client.evaluate(
    "navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError')), null",
  );
  await client.getByRole('button', { name: 'Registra un messaggio vocale' }).click();

  await expect(client.getByText(/^Il microfono è bloccato/)).toBeVisible();
  await client.getByRole('textbox', { name: 'Messaggio' }).fill('Allora scrivo');
  await client.getByRole('textbox', { name: 'Messaggio' }).press('Enter');
  await expect(client.getByRole('article').filter({ hasText: 'Allora scrivo' })).toBeVisible();
});
