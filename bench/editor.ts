import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium } from '@playwright/test';
import { freePort } from '#shell/server/database/embedded.ts';
import { workoutsOf } from '#areas/programs/rules/content.ts';
import { newRow } from '#areas/programs/rules/rows.ts';
import { diffDocuments } from '#shell/common/documents/changes.ts';
import { newId } from '#shell/common/ids.ts';
import { median } from './measure.ts';
import { cpuOf } from './page-cpu.ts';
import { run } from './processes.ts';

/**
 * Measures the editors in Chromium with 12 weeks of 7 days of 8 rows, and with 14 days of 6 meals of 8 foods. Needs the built
 * web app.
 */
const size = { weeks: 12, daysAWeek: 7, rows: 8 };
const mealPlanSize = { days: 14, meals: 6, rows: 8 };
const [openings, typedRows] = [3, 20];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forma-bench-editor-'));
fs.chmodSync(folder, 0o755);
const port = await freePort(18_700);
const address = `http://127.0.0.1:${port}`;
const environment = {
  PORT: `${port}`,
  DATABASE_PORT: `${await freePort(18_800)}`,
  FORMA_DATA: folder,
  FORMA_DEMO: 'on',
  NODE_ENV: 'development',
  LOG_LEVEL: 'warn',
};
const server = await run('shell/server/main.js', environment, `${address}/readyz`);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await measureEditor();
} finally {
  await browser.close();
  await server.stop();
  stopDatabase();
}

/** An editor with a large document. */
interface Editor {
  name: string;
  listPath: string;
  editPath: string;
  /** The cell in which every key is measured, in the first row. */
  cell: string;
  /** Number of rows of the first workout or meal. */
  rows: number;
  goalKb: number;
}

async function measureEditor(): Promise<void> {
  const token = await login();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'it-IT' });
  await context.addInitScript((value) => localStorage.setItem('auth.token', value), token);
  await context.addInitScript({ path: fileURLToPath(new URL('./editor-page.js', import.meta.url)) });

  const mealPlanId = await addMealPlan(token);
  await measureOne(context, {
    name: 'meal plan 14 x 6 x 8',
    listPath: '/mealPlans',
    editPath: `/mealPlans/${mealPlanId}/edit`,
    cell: '[data-row] [data-col=grams]',
    rows: mealPlanSize.rows,
    goalKb: 70,
  });
  const id = await addProgram(token);
  for (const view of ['columns', 'rows'] as const) {
    await context.addInitScript((chosen) => localStorage.setItem('programs.view', chosen), view);
    await measureOne(context, {
      name: `12 x 7 x 8, ${view}`,
      listPath: '/programs',
      editPath: `/programs/${id}/manage`,
      cell: '[data-row] [data-cell=weight]',
      rows: size.rows,
      goalKb: 60,
    });
  }
}

async function measureOne(context: BrowserContext, editor: Editor): Promise<void> {
  const { name, goalKb } = editor;
  const opened = await openOften(context, editor);
  say(`open from the list, ${name}`, `${median(opened.ms).toFixed(0)} ms`, 'goal 1000 ms');
  const remark = 'of the page, whatever else the machine does';
  say(`CPU of opening it, ${name}`, `${median(opened.cpuMs).toFixed(0)} ms`, remark);
  say(`JavaScript of the editor, ${name}`, `${(opened.bytes / 1024).toFixed(1)} KB gz`, `goal ${goalKb} KB gz`);
  tellKeys(name, await typeIn(context, editor));
}

interface Keys {
  keyMs: number[];
  /** Time from each keystroke until its frame is painted. */
  frameMs: number[];
  rows: number[];
  /** CPU time of the page's main thread: scripts, styles and layout, independent of the load of the machine. */
  cpuMs: number[];
}

function tellKeys(name: string, { keyMs, frameMs, cpuMs, rows }: Keys): void {
  for (const [what, all] of [
    ['keystroke to layout', keyMs],
    ['CPU of a keystroke', cpuMs],
  ] as const)
    say(`${what} p95, ${name}`, `${p95(all).toFixed(1)} ms`, `goal 16 ms; median ${median(all).toFixed(1)} ms`);
  say(
    `the same until painted p95, ${name}`,
    `${p95(frameMs).toFixed(1)} ms`,
    'with the frame of the browser behind it',
  );
  say(`rows drawn at a keystroke, ${name}`, `${Math.max(...rows)}`, `goal 1; at least ${Math.min(...rows)}`);
}

function p95(all: readonly number[]): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length * 0.95)] ?? 0;
}

interface Opened {
  ms: number[];
  cpuMs: number[];
  bytes: number;
}

/**
 * Opens the document several times with a warm cache. Each time is measured from the click in the list until rows are
 * displayed.
 */
async function openOften(context: BrowserContext, { listPath, editPath, rows }: Editor): Promise<Opened> {
  const opened: Opened = { ms: [], cpuMs: [], bytes: 0 };
  for (let round = 0; round < openings; round++) {
    const page = await context.newPage();
    await page.goto(`${address}${listPath}`);
    const link = page.locator(`a[href^="${editPath}"]`).first();
    await link.waitFor();
    // The list loads the scripts of the editor when it is idle.
    const since = await page.evaluate('performance.now()');
    await page.waitForTimeout(1500);
    const used = await cpuOf(page);
    const before = await used();
    await link.click();
    await page.locator('[data-row]').nth(rows).waitFor();
    opened.ms.push((await page.evaluate('editorFigures.openMs')) as number);
    opened.cpuMs.push((await used()) - before);
    opened.bytes = Math.max(
      opened.bytes,
      await sizeOf((await page.evaluate(`scriptsBeforeRows(${since})`)) as string[]),
    );
    await page.close();
  }
  return opened;
}

async function sizeOf(scripts: readonly string[]): Promise<number> {
  const sizes = scripts.map(async (script) => {
    const body = await (await fetch(script)).arrayBuffer();
    return gzipSync(new Uint8Array(body), { level: 9 }).length;
  });
  return (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
}

/** Types `82,5` into the load or quantity of one row after the other. */
async function typeIn(context: BrowserContext, { editPath, cell }: Editor): Promise<Keys> {
  const page = await context.newPage();
  await page.goto(`${address}${editPath}`);
  await page.locator(cell).first().click();
  await page.waitForTimeout(3000);
  const used = await cpuOf(page);
  const cpuMs: number[] = [];
  for (let row = 0; row < typedRows; row++) {
    for (const key of '82,5') {
      const before = await used();
      await page.keyboard.press(key);
      await page.waitForTimeout(60);
      cpuMs.push((await used()) - before);
    }
    await page.keyboard.press('Enter');
    await page.waitForTimeout(60);
    // Enter in the last row of a workout focuses its footer; the arrow key moves on to the next workout.
    if (await page.locator('[data-adds]:focus').count()) await page.keyboard.press('ArrowDown');
    // Enter in the last row of a meal focuses the search for a food.
    if (await page.locator('[data-add] :focus').count())
      await page
        .locator(cell)
        .nth(row + 1)
        .focus();
  }
  const figures = (await page.evaluate('({ ...editorFigures, openRows: null })')) as Omit<Keys, 'cpuMs'>;
  await page.close();
  return { ...figures, cpuMs };
}

/** The demo studio is created after the server is ready. Few tries, because failed logins are limited. */
async function login(triesLeft = 8): Promise<string> {
  try {
    const { access_token } = await ask('POST', '/auth/login', { email: 'admin@example.com', password: 'forma-demo' });
    return access_token;
  } catch (error) {
    if (triesLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    return login(triesLeft - 1);
  }
}

async function addProgram(token: string): Promise<string> {
  const { exercises } = await ask('GET', '/exercises', undefined, token);
  const { program } = await ask('POST', '/programs', { title: 'Misurato', ...size, rows: undefined }, token);
  const filled = structuredClone(program);
  for (const workout of workoutsOf(filled.weeks))
    workout.exercises = exercises.slice(0, size.rows).map((exercise: { id: string; name: string }) => ({
      ...newRow({ id: newId(), exercise }),
      ...{ sets: 4, reps: '6-8', weight: '80 kg', rir: 2, tut: '3-1-1-0' },
    }));
  const save = { version: program.version, saveId: newId(), changes: diffDocuments(program, filled) };
  await ask('PUT', `/programs/${program.id}`, save, token);
  return program.id;
}

/** A template of 14 days of 6 meals of 8 foods of the library. */
async function addMealPlan(token: string): Promise<string> {
  const { days, meals, rows } = mealPlanSize;
  const { aliments } = await ask('GET', '/aliments?search=a', undefined, token);
  const draft = { title: 'Misurato', days };
  const { mealPlan } = await ask('POST', '/mealPlans', draft, token);
  await ask('DELETE', `/mealPlans/${mealPlan.id}`, undefined, token);
  const [meal] = mealPlan.days[0].meals;
  let used = 0;
  const row = () => ({
    id: newId(),
    line: '',
    line_en: '',
    lineKind: null,
    recipeId: null,
    components: [
      {
        uuid: newId(),
        alimentId: aliments[used++ % aliments.length].id,
        ...{ quantity: 80, portion: null, custom_name: '', custom_name_en: '' },
        ...{ role: null, isLocked: false, conflictNote: '', alternatives: [] },
      },
    ],
  });
  const content = {
    ...mealPlan,
    isDraft: false,
    days: mealPlan.days.map((day: object) => ({
      ...day,
      meals: Array.from({ length: meals }, () => ({
        ...meal,
        id: newId(),
        mealComponents: Array.from({ length: rows }, row),
      })),
    })),
  };
  return (await ask('POST', '/mealPlans', { ...draft, content }, token)).mealPlan.id;
}

// biome-ignore lint/suspicious/noExplicitAny: responses of many shapes
async function ask(method: string, path: string, body?: object, token?: string): Promise<any> {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const reply = await fetch(`${address}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!reply.ok) throw new Error(`ask: ${method} ${path} answers ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { data: object }).data;
}

/** The server was killed, so its database still runs. */
function stopDatabase(): void {
  const pidFile = path.join(folder, 'postgres/postmaster.pid');
  if (fs.existsSync(pidFile)) process.kill(Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
}

function say(what: string, figure: string, remark: string): void {
  process.stdout.write(`${what.padEnd(46)} ${figure.padStart(18)}   ${remark}\n`);
}
