import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { areas } from '#areas/all-server.ts';
import { connect } from '#shell/server/database/connect.ts';
import { freePort, startEmbedded } from '#shell/server/database/embedded.ts';
import { migrate } from '#shell/server/database/migrate.ts';
import { withUrls } from '#shell/server/database/open.ts';
import { runOutsideRequest } from '#shell/server/public-scope.ts';
import { loadCatalogues, prepareServer } from '#shell/server/server.ts';
import { readConfig } from '#shell/server/config.ts';
import { addBodyOfOthers } from './body-data.ts';
import { chartDrawing, measureChart } from './chart.ts';
import { addChats } from './chat-operations.ts';
import { nutritionRuleTimings } from './nutrition-rules.ts';
import { addAccounts, addClients, addMeasuredStudio, addOtherStudio, addTemplates, type BenchData } from './data.ts';
import { addFoods } from './food-data.ts';
import { foodCorrection, measureFoodCorrection } from './food-correction.ts';
import { foodImport, measureFoodImport, measureMillionFoods, millionFoods } from './food-import.ts';
import { measureLoad } from './load.ts';
import { measureLive } from './live.ts';
import { lighthouseScores } from './lighthouse.ts';
import { addMealPlanTemplates, addNutrients } from './meal-plan-data.ts';
import { type Measured, measure, median, type Target } from './measure.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { measureEventLoopDelay, measurePdf } from './pdf.ts';
import { measurePhotos, photoUpload } from './photos.ts';
import { residentMb, run } from './processes.ts';

let otherToken = '';

const secret = 'a secret for the benchmark, long enough to pass';
const rounds = 5;

/** `node bench/main.ts 'program|assign'` measures only the operations whose name matches. */
const only = process.argv[2];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forma-bench-'));
fs.chmodSync(folder, 0o755);
const cluster = await startEmbedded({
  dataDir: path.join(folder, 'postgres'),
  port: await freePort(18_000),
  password: 'bench',
});
const ownerUrl = `postgres://postgres:bench@127.0.0.1:${cluster.port}/postgres`;
const owner = connect(ownerUrl, 1);
const environment = {
  DATABASE_URL: ownerUrl,
  SECRET: secret,
  FORMA_DATA: folder,
  FORMA_DEMO: 'off',
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  NODE_COMPILE_CACHE: path.join(folder, 'compile-cache'),
};
const postmaster = Number(fs.readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
try {
  if (!only) sayArithmetic();
  await compare(await prepare());
} finally {
  await owner.end();
  cluster.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

async function prepare(): Promise<BenchData> {
  await migrate(ownerUrl, secret);
  await loadCatalogues(areas, ownerUrl);
  await addNutrients(owner);
  const settings = readConfig({ LOG_LEVEL: 'silent', FORMA_DATA: folder });
  const server = await prepareServer(
    settings,
    areas,
    withUrls(ownerUrl, secret, async () => {}),
  );
  const studio = await runOutsideRequest(server.services, addMeasuredStudio);
  otherToken = await runOutsideRequest(server.services, addOtherStudio);
  if (isWanted('PDF')) await measureEventLoopDelay(server, studio, say);
  await server.stop();
  await addTemplates(owner, studio, 1000);
  await addMealPlanTemplates(owner, { ...studio, id: studio.mealPlans.weekId }, 1000);
  await addClients(owner, studio.accountId, 1000);
  await addBodyOfOthers(owner, studio);
  await addChats(owner, studio);
  if (isWanted('food search in 10,000')) await addFoods(owner);
  await addAccounts(owner, 10);
  return studio;
}

async function compare(studio: BenchData): Promise<void> {
  const [productPort, limitPort] = [await freePort(18_500), await freePort(18_600)];
  const firstMb = await idleMemoryOfFirstStart(productPort);
  const product = await run('shell/server/main.js', { ...environment, PORT: `${productPort}` }, readiness(productPort));
  const limitSettings = { LIMIT_URL: ownerUrl, LIMIT_ACCOUNT: studio.accountId, LIMIT_CLIENT: studio.clientId };
  const limit = await run(
    'bench/baseline-server.ts',
    { ...limitSettings, PORT: `${limitPort}` },
    `http://127.0.0.1:${limitPort}/`,
  );
  try {
    await idle();
    const remark = `goal 150 MB; ${firstMb.toFixed(0)} MB after the first start of a version`;
    say('idle memory of the server', `${residentMb(product.pid).toFixed(0)} MB`, remark);
    const pids = [product.pid, postmaster];
    const target = (token: string) => ({ port: productPort, pids, headers: { authorization: `Bearer ${token}` } });
    const bare = { port: limitPort, pids: [limit.pid, postmaster], headers: {} };
    const tokens = { admin: studio.adminToken, client: studio.clientToken, trainee: studio.trainee.token };
    for (const operation of scenarios(studio).filter(({ name }) => isWanted(name)))
      await compareOne(operation, target(tokens[operation.as]), bare);
    if (isWanted(photoUpload))
      await measurePhotos({ port: productPort, pid: product.pid, token: studio.clientToken }, say);
    if (isWanted(chartDrawing))
      await measureChart({ port: productPort, token: studio.adminToken, clientId: studio.clientId }, say);
    await measureLoad(target(studio.adminToken), { ...studio, otherToken, databaseUrl: ownerUrl }, { say, isWanted });
    await measurePdf(target(studio.adminToken), studio, { say, isWanted });
    const foods = { owner, folder, environment, target: target(studio.adminToken), say };
    if (isWanted(foodImport)) await measureFoodImport(foods);
    if (isWanted(foodCorrection)) await measureFoodCorrection({ ...foods, ownerUrl, studio });
    // Without a name all operations but this one are measured.
    if (only && isWanted(millionFoods)) await measureMillionFoods(foods);
    if (isWanted('live')) await compareLive(studio, { port: productPort, pid: product.pid });
    if (!only) await flatness(target(studio.adminToken));
  } finally {
    await Promise.all([product.stop(), limit.stop()]);
  }
  if (only) return;
  await starts(productPort);
  const pages = [
    { name: 'login', path: '/login' },
    { name: 'Today', path: '/home', token: studio.clientToken },
  ];
  for (const [what, score] of await lighthouseScores({ ...environment, PORT: `${productPort}` }, pages))
    say(what, `${score}`, 'goal 90 performance, 100 accessibility');
}

/** The events of a second server process, which runs in this one, reach the apps at the measured process. */
async function compareLive({ accountId, clientId }: BenchData, other: { port: number; pid: number }): Promise<void> {
  const settings = readConfig({ LOG_LEVEL: 'silent', FORMA_DATA: folder });
  const server = await prepareServer(
    settings,
    areas,
    withUrls(ownerUrl, secret, async () => {}),
  );
  await measureLive({ server, other, owner, accountId, clientId, say });
  await server.stop();
}

/**
 * Memory in MB of an idle server after the first start of a version, which strips the types and fills the compile cache
 * that later starts read.
 */
async function idleMemoryOfFirstStart(port: number): Promise<number> {
  const server = await run('shell/server/main.js', { ...environment, PORT: `${port}` }, readiness(port));
  await idle();
  const memoryMb = residentMb(server.pid);
  await server.stop();
  return memoryMb;
}

function idle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10_000));
}

/** Measures one operation on product and baseline, alternately. The first round of each is a warm-up. */
async function compareOne(
  { name, goal, requests, product, baseline }: Scenario,
  ours: Target,
  bare: Target,
): Promise<void> {
  const measured: { product: Measured[]; limit: Measured[] } = { product: [], limit: [] };
  for (let round = 0; round <= rounds; round++) {
    const load = { requests: round === 0 ? Math.ceil(requests / 3) : requests, connections: 10 };
    const pair = {
      product: await measure(ours, { ...load, requestAt: product }),
      limit: await measure(bare, { ...load, requestAt: baseline }),
    };
    if (round === 0) continue;
    measured.product.push(pair.product);
    measured.limit.push(pair.limit);
  }
  // A response time is measured without others in the queue: at 10 connections it depends on the number of CPUs.
  const alone = 'p99Ms' in goal ? await measure(ours, { requests, connections: 1, requestAt: product }) : undefined;
  tell(name, goal, { ...measured, alone });
}

interface Compared {
  product: Measured[];
  limit: Measured[];
  /** The product at one connection, for goals of response times. */
  alone: Measured | undefined;
}

function tell(name: string, goal: Scenario['goal'], { product, limit, alone }: Compared): void {
  const ours = median(product.map((one) => one.cpuMsPerRequest));
  const theirs = median(limit.map((one) => one.cpuMsPerRequest));
  const p99 = median(product.map((one) => one.p99Ms));
  const figures = `${ours.toFixed(2)} against ${theirs.toFixed(2)} CPU-ms; p99 ${p99.toFixed(1)} ms at 10 connections`;
  if ('times' in goal) say(name, `${(ours / theirs).toFixed(1)}x the limit`, `goal ${goal.times}x; ${figures}`);
  else if ('cpuMs' in goal) say(name, `${ours.toFixed(2)} CPU-ms`, `goal ${goal.cpuMs} CPU-ms; ${figures}`);
  else say(name, `p99 ${(alone?.p99Ms ?? p99).toFixed(1)} ms`, `goal ${goal.p99Ms} ms at one connection; ${figures}`);
}

function sayArithmetic(): void {
  for (const { what, minMs, medianMs, p95Ms, goalMs } of nutritionRuleTimings()) {
    const spread = `median; least ${minMs.toFixed(2)}, p95 ${p95Ms.toFixed(2)}`;
    say(what, `${medianMs.toFixed(2)} ms`, `goal ${goalMs} ms; ${spread}`);
  }
}

/** Measures the client list with few and with 10,000 accounts in the database. It must cost the same. */
async function flatness(target: Target): Promise<void> {
  const list = { requests: 3000, connections: 10, requestAt: () => ({ method: 'GET', path: '/api/clients' }) as const };
  const few = await measure(target, list);
  await addAccounts(owner, 10_000);
  await measure(target, { ...list, requests: 500 });
  const many = await measure(target, list);
  const ratio = many.cpuMsPerRequest / few.cpuMsPerRequest;
  say('client list with 10,000 accounts', `${ratio.toFixed(2)}x of with 10`, 'goal flat');
}

function readiness(port: number): string {
  return `http://127.0.0.1:${port}/readyz`;
}

async function starts(port: number): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const server = await run('shell/server/main.js', { ...environment, PORT: `${port}` }, readiness(port));
    times.push(server.readyMs);
    await server.stop();
  }
  say('ready with the database up', `${(median(times) / 1000).toFixed(2)} s`, 'goal 1.00 s');
}

function say(what: string, figure: string, remark: string): void {
  process.stdout.write(`${what.padEnd(46)} ${figure.padStart(18)}   ${remark}\n`);
}

function isWanted(name: string): boolean {
  return new RegExp(only ?? '').test(name);
}
