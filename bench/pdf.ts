import { monitorEventLoopDelay } from 'node:perf_hooks';
import { finished } from 'node:stream/promises';
import type { RunningServer } from '#shell/server/server.ts';
import type { BenchData } from './data.ts';
import { type Load, measure, type Target } from './measure.ts';
import { residentMb } from './processes.ts';

type Say = (what: string, figure: string, remark: string) => void;

const documents = 200;

/** Measures PDFs: response times of one and of four concurrent requests, and memory afterwards. */
export async function measurePdf(
  target: Target,
  { nestedId, mealPlans, body }: BenchData,
  { say, isWanted }: { say: Say; isWanted(name: string): boolean },
): Promise<void> {
  const documentsByName = {
    'PDF of 4 pages': pathOf(nestedId),
    'PDF of 7 days x 6 meals x 8 foods': `/api/mealPlans/${mealPlans.weekId}/download/pdf`,
    'PDF of a visit with 30 measures': `/api/visits/${body.visitId}/download/pdf`,
  };
  for (const [name, path] of Object.entries(documentsByName))
    if (isWanted(name)) await measureDocument(target, { name, path }, say);
}

async function measureDocument(
  target: Target,
  { name, path }: { name: string; path: string },
  say: Say,
): Promise<void> {
  const load = (connections: number, requests: number): Load => ({
    requests,
    connections,
    requestAt: () => ({ method: 'GET', path }),
  });
  await measure(target, load(4, 20));
  const early = memoryOf(target);
  for (const connections of [1, 4]) {
    const { p50Ms, p99Ms, cpuMsPerRequest } = await measure(target, load(connections, documents));
    const remark = `goal 150 ms; p50 ${p50Ms.toFixed(0)} ms, ${cpuMsPerRequest.toFixed(0)} CPU-ms`;
    say(`${name}, p99 at ${connections} connections`, `${p99Ms.toFixed(0)} ms`, remark);
  }
  say(`memory with workers after ${2 * documents} PDFs`, `${memoryOf(target)} MB`, `${early} MB after 20`);
}

/**
 * Measures the delay of the event loop while four documents are rendered at a time. The server runs in this process,
 * because the delay can be measured only from inside.
 */
export async function measureEventLoopDelay({ app }: RunningServer, studio: BenchData, say: Say): Promise<void> {
  const headers = { authorization: `Bearer ${studio.adminToken}` };
  // The response is read as a stream, as a socket does. Otherwise `inject` converts every PDF to a string, which would
  // count as load of the server.
  const print = async () => {
    const response = await app.inject({ url: pathOf(studio.nestedId), headers, payloadAsStream: true });
    await finished(response.stream().resume());
  };
  await Promise.all([print(), print()]);
  const idle = await loopDelay(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  const before = process.cpuUsage();
  const connection = async () => {
    for (let made = 0; made < documents / 4; made++) await print();
  };
  const busy = await loopDelay(() => Promise.all(Array.from({ length: 4 }, connection)));
  const { user, system } = process.cpuUsage(before);
  const own = ((user + system) / 1000 / documents).toFixed(1);
  const remark = `goal 15 ms; ${idle} ms without; the server itself: ${own} CPU-ms a PDF`;
  say('event loop p99 while PDFs are made', `${busy} ms`, remark);
}

/**
 * The 99th percentile, in ms, of the delay of a timer of 1 ms during `work`. On a busy machine the timer is late also
 * without load.
 */
async function loopDelay(work: () => Promise<unknown>): Promise<string> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  delay.disable();
  return (delay.percentile(99) / 1e6).toFixed(1);
}

function pathOf(id: string): string {
  return `/api/programs/${id}/download/pdf?cover=false`;
}

/** Memory in MB of the server and its PDF workers, without the database. */
function memoryOf({ pids: [server = 0] }: Target): string {
  return residentMb(server).toFixed(0);
}
