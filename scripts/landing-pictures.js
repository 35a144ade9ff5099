import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { diffDocuments } from '#shell/common/documents/changes.ts';
import { findOrInstallChromium } from './chromium.js';
import { install, root } from './install.js';

/**
 * Takes the pictures of the landing page from a running server with the demo studio (`FORMA_DEMO=on`), which gets a logo
 * and a color of its own, so that the pictures fit every brand: `node scripts/landing-pictures.js http://127.0.0.1:8080`.
 */
install();
const url = process.argv[2] ?? 'http://127.0.0.1:8080';
const folder = path.join(root, 'areas/landing/web/pictures');
const studioColor = '#0F766E';
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="${studioColor}"/><path d="M32 13c9 11 13 17 13 23a13 13 0 0 1-26 0c0-6 4-12 13-23z" fill="#fff"/></svg>`;

/** The texts of the programs in the pictures. */
const english = {
  'Ipertrofia 8 settimane': 'Hypertrophy, 8 weeks',
  'Quattro giorni su due blocchi. Tieni il tempo di discesa di tre secondi.':
    'Four days in two blocks. Lower the weight for three seconds.',
  'Gambe A': 'Legs A',
  'Gambe B': 'Legs B',
  Spinta: 'Push',
  Tirata: 'Pull',
};

const tokens = { coach: await tokenOf('admin@example.com'), client: await tokenOf('client@example.com') };
await brandStudio();
const { programs } = await call(tokens.coach, 'GET', '/programs');
let templateId = (programs.find(({ title }) => title.includes('Ipertrofia')) ?? programs[0]).id;
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] });
try {
  for (const language of ['it', 'en']) {
    if (language === 'en') await translatePrograms();
    for (const scheme of ['light', 'dark']) {
      await takeEditor(language, scheme);
      await takeWorkout(language, scheme);
    }
  }
} finally {
  await browser.close();
}

/** A week of a template in the editor of the coach. */
async function takeEditor(language, scheme) {
  const page = await openPage({ language, scheme, token: tokens.coach, width: 1280, height: 800 });
  await page.goto(`${url}/programs/${templateId}/manage`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await save(page, `desktop-${language}-${scheme}`);
}

/** A workout on the phone of a client, with the first two sets logged. */
async function takeWorkout(language, scheme) {
  const page = await openPage({ language, scheme, token: tokens.client, width: 390, height: 800 });
  const { training } = await call(tokens.client, 'GET', '/my/training');
  // A workout keeps the title with which it was begun, so each language has its own.
  const { workoutId } = training.workouts[language === 'it' ? 0 : 1].prescription;
  await page.goto(`${url}/my/workouts/${workoutId}`);
  const start = page.getByRole('button', { name: /^(Inizia|Start)/ });
  const done = page.getByRole('button', { name: /^(Fatto|Done)$/ });
  await start.or(done).first().waitFor();
  // The second picture continues the workout of the first one, with its two sets.
  if (await start.isVisible()) {
    await start.click();
    for (let sets = 0; sets < 2; sets++) {
      await done.click();
      // A second click within 400 ms is ignored.
      await page.waitForTimeout(600);
    }
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await save(page, `phone-${language}-${scheme}`);
}

/** Translates the programs in the pictures: titles, instructions, names of exercises and loads. */
async function translatePrograms() {
  const { training } = await call(tokens.client, 'GET', '/my/training');
  // A duplicate has no copies, which would be offered the changes.
  const { program: duplicate } = await call(tokens.coach, 'POST', `/programs/duplicate/${templateId}`, {});
  templateId = duplicate.id;
  for (const id of [templateId, training.workouts[0].prescription.programId]) {
    const { program, exercises } = await call(tokens.coach, 'GET', `/programs/${id}/detailForEdit`, undefined, 'en');
    const nameOf = new Map(exercises.map((exercise) => [exercise.id, exercise.name]));
    const text = (italian) => english[italian.replace(/ \(.*\)$/, '')] ?? italian;
    const withEnglish = (one) => ({
      ...one,
      ...('title' in one && { title: text(one.title) }),
      ...('info' in one && { info: text(one.info) }),
      ...('exerciseId' in one && {
        name: nameOf.get(one.exerciseId) ?? one.name,
        weight: one.weight.replace(',', '.'),
      }),
      ...mapped(one, 'weeks'),
      ...mapped(one, 'days'),
      ...mapped(one, 'workouts'),
      ...mapped(one, 'exercises'),
    });
    const mapped = (one, list) => one[list] && { [list]: one[list].map(withEnglish) };
    const changes = diffDocuments(program, withEnglish(program));
    const save = { version: program.version, saveId: crypto.randomUUID(), changes };
    await call(tokens.coach, 'PUT', `/programs/${id}`, save);
  }
}

async function openPage({ language, scheme, token, width, height }) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1.5,
    colorScheme: scheme,
  });
  await context.addCookies([
    { name: 'language', value: language, url },
    { name: 'sidebar', value: 'narrow', url },
  ]);
  await context.addInitScript((value) => localStorage.setItem('auth.token', value), token);
  return context.newPage();
}

async function save(page, name) {
  await page.waitForTimeout(2500);
  const picture = await page.screenshot();
  await sharp(picture)
    .webp({ quality: 78 })
    .toFile(path.join(folder, `${name}.webp`));
  await page.context().close();
  console.log(name);
}

async function brandStudio() {
  const { user } = await call(tokens.coach, 'GET', '/auth/me');
  const profile = { version: user.version, accountName: 'Studio Fontana', main_color: studioColor };
  await call(tokens.coach, 'POST', '/profile', profile);
  const form = new FormData();
  form.append(
    'file',
    new Blob([await sharp(Buffer.from(logo)).resize(256).png().toBuffer()], { type: 'image/png' }),
    'logo.png',
  );
  await fetch(`${url}/api/profile/logo`, { method: 'POST', headers: authorization(tokens.coach), body: form });
}

async function tokenOf(email) {
  return (await call(null, 'POST', '/auth/login', { email, password: 'forma-demo' })).access_token;
}

async function call(token, method, address, body, language = 'it') {
  const response = await fetch(`${url}/api${address}`, {
    method,
    headers: {
      'accept-language': language,
      ...(token && authorization(token)),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { success, data, message } = await response.json();
  if (!success) throw new Error(`call: ${method} ${address}: ${message}`);
  return data;
}

function authorization(token) {
  return { authorization: `Bearer ${token}` };
}
