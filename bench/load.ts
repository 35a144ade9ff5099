import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from '#areas/programs/contract/document.ts';
import { newId } from '#shell/common/ids.ts';
import { pngOfZeros } from '#database/testing/png.ts';
import sharp from 'sharp';
import { type BenchData, otherLogin } from './data.ts';
import { median, type Target } from './measure.ts';
import { type Probe, startProbes } from './probe.ts';
import { residentMb } from './processes.ts';

type Say = (what: string, figure: string, remark: string) => void;

interface Heavy {
  name: string;
  /** Requests sent at the same time by one account; each returns the status of its response. */
  requests: (() => Promise<number>)[];
}

interface LoadedStudio extends BenchData {
  /** The token of the admin of another studio. */
  otherToken: string;
  databaseUrl: string;
}

const rounds = 5;

/** Time between two readings of the memory of the server. */
const sampleMs = 200;

/** The time under load, so that a percentile is based on enough requests, and the least duration of each part of it. */
const loadedMs = 24_000;
const sliceMs = 4000;

/**
 * Mean pause after a refused request: 60 callers then send 600 requests a second, not all at the same instant. Without a
 * pause they send as many as the CPUs allow, which they share with the server here and would not share elsewhere.
 */
const refusedMs = 100;

/** Measures requests on the largest program, and what others notice while one account sends many heavy requests. */
export async function measureLoad(
  target: Target,
  studio: LoadedStudio,
  { say, isWanted }: { say: Say; isWanted(name: string): boolean },
): Promise<void> {
  const send = senderTo(target);
  const openMs = (id: string) => medianTime(() => send(`/api/programs/${id}/detailForEdit`));
  const [large, huge] = [await openMs(studio.largeId), await openMs(studio.huge.id)];
  const ratio = `${(huge / large).toFixed(1)}x of ${large.toFixed(0)} ms for 672 rows, goal at most 8.7x`;
  say('open a program of 5,824 rows', `${huge.toFixed(0)} ms`, `goal 300 ms; one request at a time; ${ratio}`);

  const at = (path: string) => `http://127.0.0.1:${target.port}${path}`;
  const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(otherLogin) };
  const probes: Probe[] = [
    {
      name: 'list of another account',
      url: at('/api/clients'),
      init: { headers: { authorization: `Bearer ${studio.otherToken}` } },
    },
    { name: 'login', url: at('/api/auth/login'), init: login },
    { name: 'static file', url: at('/manifest.webmanifest'), init: {} },
    { name: 'new database connection', databaseUrl: studio.databaseUrl },
  ];
  const serverPid = target.pids[0] ?? 0;
  for (const heavy of [...(await programLoads(target, studio)), await pictureLoad(send)])
    if (isWanted(heavy.name)) await measureProbes(heavy, { probes, serverPid, say });
}

/**
 * Alternates load and pauses, and measures the probes in both: how busy the host of the machine is changes from minute to minute,
 * and changes both alike. Twelve PDFs take minutes and are sent once.
 */
async function measureProbes(
  { name, requests }: Heavy,
  { probes, serverPid, say }: { probes: Probe[]; serverPid: number; say: Say },
): Promise<void> {
  const memoryBefore = residentMb(serverPid);
  let mostMemory = memoryBefore;
  const sampling = setInterval(() => (mostMemory = Math.max(mostMemory, residentMb(serverPid))), sampleMs);
  const running = startProbes(probes);
  const statuses: number[] = [];
  for (let total = 0; total < loadedMs; ) {
    running.setPhase('loaded');
    const start = performance.now();
    const end = start + sliceMs;
    const repeated = async (request: () => Promise<number>) => {
      do {
        const status = await request();
        statuses.push(status);
        if (status === 429) await pause(refusedMs * (0.5 + Math.random()));
      } while (performance.now() < end);
    };
    await Promise.all(requests.map(repeated));
    const lasted = performance.now() - start;
    total += lasted;
    running.setPhase('idle');
    await pause(Math.min(lasted, loadedMs));
  }
  const counts = [...new Set(statuses)].map((one) => `${statuses.filter((other) => other === one).length} x ${one}`);
  for (const [probe, { loaded, idle }] of Object.entries(await running.stop())) {
    const ratio = `${(p99(loaded) / p99(idle)).toFixed(2)}x of ${p99(idle).toFixed(0)} ms without load`;
    const medians = `medians ${median(loaded).toFixed(0)} and ${median(idle).toFixed(0)} of ${loaded.length} and ${idle.length}`;
    say(
      `p99 ${probe}, ${name}`,
      `${p99(loaded).toFixed(0)} ms`,
      `goal 100 ms; ${ratio}; ${medians}; ${counts.join(', ')}`,
    );
  }
  clearInterval(sampling);
  say(
    `memory, ${name}`,
    `${mostMemory.toFixed(0)} MB`,
    `at most, with its workers; ${memoryBefore.toFixed(0)} MB before`,
  );
  if (statuses.some((status) => status >= 500)) throw new Error(`${name}: ${counts.join(', ')}`);
}

function p99(ascending: number[]): number {
  return ascending[Math.floor(ascending.length * 0.99)] ?? 0;
}

async function programLoads(target: Target, { huge }: BenchData): Promise<Heavy[]> {
  const send = senderTo(target);
  const times = (count: number, request: () => Promise<number>) => Array.from({ length: count }, () => request);
  const read = (path: string, headers: Target['headers'] = target.headers) => statusAt(target.port, path, headers);
  const path = `/api/programs/${huge.id}`;
  const saves: (() => Promise<number>)[] = [];
  for (let number = 0; number < 10; number++) {
    const duplicate = send(`/api/programs/duplicate/${huge.id}`, { method: 'POST', body: '{}' });
    saves.push(savesOf(send, (await created(duplicate)).program));
  }
  const { ticket } = await created(send(`${path}/pdf/link`));
  const shared = `/api/shared${path.slice(4)}/download/pdf?ticket=${encodeURIComponent(ticket)}`;
  const client = { authorization: `Bearer ${huge.clientToken}` };
  return [
    { name: 'load of 20 opens', requests: times(20, () => read(`${path}/detailForEdit`)) },
    { name: 'load of 10 saves', requests: saves },
    { name: 'load of 10 trainings', requests: times(10, () => read('/api/my/training', client)) },
    { name: 'load of 12 PDFs', requests: times(12, () => read(`${path}/download/pdf`)) },
    { name: 'load of 60 shared PDFs', requests: times(60, () => read(shared, {})) },
  ];
}

/** Saves of one edit each, one after the other. */
function savesOf(send: Send, { id, version, weeks }: Program): () => Promise<number> {
  let nextVersion = version;
  const rowId = weeks[0]?.days[0]?.workouts[0]?.exercises[0]?.id;
  return async () => {
    const changes = [{ id: rowId, fields: { reps: String(nextVersion % 50) } }];
    const body = JSON.stringify({ version: nextVersion++, saveId: newId(), changes });
    return statusOf(await send(`/api/programs/${id}`, { method: 'PUT', body }));
  };
}

/** Interlaced images of 49 megapixels, of which half need too much memory, and photos of 12 megapixels. */
async function pictureLoad(send: Send): Promise<Heavy> {
  const size = { width: 7000, height: 7000, isInterlaced: true };
  const large = [pngOfZeros({ ...size, bitDepth: 8 }), pngOfZeros({ ...size, bitDepth: 16 })];
  const photo = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#0f766e',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer();
  const pictures = [
    ...Array.from({ length: 8 }, (_, index) => large[index % 2]),
    ...Array.from({ length: 20 }, () => photo),
  ];
  // An exercise has at most 10 files: with fewer exercises the load would soon be refused before a picture is decoded.
  const exerciseIds: string[] = [];
  for (let number = 1; number <= 60; number++) {
    const body = JSON.stringify({ name: `Esercizio ${number}`, primaryMuscles: ['quads'] });
    exerciseIds.push((await created(send('/api/exercises', { method: 'POST', body }))).exercise.id);
  }
  let uploads = 0;
  const requests = pictures.map((picture) => async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(picture ?? photo)]), 'picture');
    const path = `/api/exercises/${exerciseIds[uploads++ % exerciseIds.length]}/assets`;
    return statusOf(await send(path, { method: 'POST', body: form }));
  });
  return { name: 'load of 28 pictures', requests };
}

type Send = (path: string, init?: RequestInit) => Promise<Response>;

function senderTo({ port, headers }: Target): Send {
  return (path, init = {}) => {
    const contentType = typeof init.body === 'string' ? { 'content-type': 'application/json' } : {};
    return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { ...headers, ...contentType } });
  };
}

const agent = new http.Agent({ keepAlive: true });

/**
 * The status of the compressed response to a GET request, which is received and not decompressed: browsers do that on their own
 * CPUs, not on those of the server.
 */
function statusAt(port: number, path: string, headers: Target['headers']): Promise<number> {
  const accepting = { ...headers, 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    http
      .get({ agent, host: '127.0.0.1', port, path, headers: accepting }, (response) =>
        response.on('end', () => resolve(response.statusCode ?? 0)).resume(),
      )
      .on('error', reject);
  });
}

/** The median duration in ms of a request, after one that is not counted. */
async function medianTime(request: () => Promise<Response>): Promise<number> {
  await timeOf(request);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timeOf(request));
  return median(times);
}

async function timeOf(request: () => Promise<Response>): Promise<number> {
  const began = performance.now();
  const response = await request();
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`timeOf: ${response.url} answered ${response.status}`);
  return performance.now() - began;
}

/** The data of a successful response. */
async function created(answer: Promise<Response>) {
  const { data } = (await (await answer).json()) as {
    data: { ticket: string; exercise: { id: string }; program: Program };
  };
  return data;
}

async function statusOf(response: Response): Promise<number> {
  await response.arrayBuffer();
  return response.status;
}
