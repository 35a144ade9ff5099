import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from '#areas/programs/contract/document.ts';
import { newId } from '#shell/common/ids.ts';
import { pngOfZeros } from '#database/testing/png.ts';
import sharp from 'sharp';
import { type BenchData, otherLogin } from './data.ts';
import { median, type Target } from './measure.ts';
import { type Probe, startProbes } from './probe.ts';

type Say = (what: string, figure: string, remark: string) => void;

interface Heavy {
  name: string;
  /** Requests sent at the same time by one account. */
  requests: (() => Promise<Response>)[];
}

interface LoadedStudio extends BenchData {
  /** The token of the admin of another studio. */
  otherToken: string;
}

const rounds = 5;

/** The heavy requests are repeated for this time, so that the percentile is based on enough requests. */
const minLoadMs = 20_000;

/** Measures requests on the largest program, and what others notice while one account sends many heavy requests. */
export async function measureLoad(
  target: Target,
  studio: LoadedStudio,
  { say, isWanted }: { say: Say; isWanted(name: string): boolean },
): Promise<void> {
  const send = senderTo(target);
  const open = () => send(`/api/programs/${studio.huge.id}/detailForEdit`);
  await timeOf(open);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timeOf(open));
  say('open a program of 5,824 rows', `${median(times).toFixed(0)} ms`, 'goal 300 ms; one request at a time');

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
  ];
  for (const heavy of [...(await programLoads(send, studio)), await pictureLoad(send)])
    if (isWanted(heavy.name)) await measureProbes(heavy, probes, say);
}

async function measureProbes({ name, requests }: Heavy, probes: Probe[], say: Say): Promise<void> {
  const stopProbes = startProbes(probes);
  const began = performance.now();
  const repeated = async (request: () => Promise<Response>) => {
    const statuses: number[] = [];
    while (statuses.length === 0 || performance.now() - began < minLoadMs)
      statuses.push(await statusOf(await request()));
    return statuses;
  };
  const statuses = (await Promise.all(requests.map(repeated))).flat();
  if (requests.length === 0) await pause(minLoadMs);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const counts = [...new Set(statuses)].map((one) => `${statuses.filter((other) => other === one).length} x ${one}`);
  for (const [probe, times] of Object.entries(await stopProbes())) {
    const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
    const remark = `goal 100 ms; median ${median(times).toFixed(0)} ms of ${times.length}; ${counts.join(', ')} in ${seconds} s`;
    say(`p99 ${probe}, ${name}`, `${p99.toFixed(0)} ms`, remark);
  }
}

async function programLoads(send: Send, { huge }: BenchData): Promise<Heavy[]> {
  const times = (count: number, request: () => Promise<Response>) => Array.from({ length: count }, () => request);
  const path = `/api/programs/${huge.id}`;
  const saves: (() => Promise<Response>)[] = [];
  for (let number = 0; number < 10; number++) {
    const duplicate = send(`/api/programs/duplicate/${huge.id}`, { method: 'POST', body: '{}' });
    saves.push(savesOf(send, (await created(duplicate)).program));
  }
  const { ticket } = await created(send(`${path}/pdf/link`));
  const shared = () => send(`/api/shared${path.slice(4)}/download/pdf?ticket=${encodeURIComponent(ticket)}`, {}, '');
  return [
    { name: 'load of nothing', requests: [] },
    { name: 'load of 20 opens', requests: times(20, () => send(`${path}/detailForEdit`)) },
    { name: 'load of 10 saves', requests: saves },
    { name: 'load of 10 trainings', requests: times(10, () => send('/api/my/training', {}, huge.clientToken)) },
    { name: 'load of 12 PDFs', requests: times(12, () => send(`${path}/download/pdf`)) },
    { name: 'load of 60 shared PDFs', requests: times(60, shared) },
  ];
}

/** Saves of one edit each, one after the other. */
function savesOf(send: Send, { id, version, weeks }: Program): () => Promise<Response> {
  let nextVersion = version;
  const rowId = weeks[0]?.days[0]?.workouts[0]?.exercises[0]?.id;
  return () => {
    const changes = [{ id: rowId, fields: { reps: String(nextVersion % 50) } }];
    const body = JSON.stringify({ version: nextVersion++, saveId: newId(), changes });
    return send(`/api/programs/${id}`, { method: 'PUT', body });
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
  const exerciseIds: string[] = [];
  for (const name of ['Uno', 'Due', 'Tre']) {
    const body = JSON.stringify({ name, primaryMuscles: ['quads'] });
    exerciseIds.push((await created(send('/api/exercises', { method: 'POST', body }))).exercise.id);
  }
  const requests = pictures.map((picture, index) => () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(picture ?? photo)]), 'picture');
    return send(`/api/exercises/${exerciseIds[index % exerciseIds.length]}/assets`, { method: 'POST', body: form });
  });
  return { name: 'load of 28 pictures', requests };
}

type Send = (path: string, init?: RequestInit, token?: string) => Promise<Response>;

function senderTo({ port, headers }: Target): Send {
  return (path, init = {}, token) => {
    const authorization = token === undefined ? headers : token === '' ? {} : { authorization: `Bearer ${token}` };
    const contentType = typeof init.body === 'string' ? { 'content-type': 'application/json' } : {};
    return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { ...authorization, ...contentType } });
  };
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
