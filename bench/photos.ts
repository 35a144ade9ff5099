import sharp from 'sharp';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { photoRoutes } from '#areas/progress/contract.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { methodOf, pathOf } from '#shell/common/route.ts';
import { cpuMs, ownCpuMs } from './processes.ts';

export const photoUpload = 'upload of a photo of 12 MP';

const uploads = 20;
/** Uploads that start the workers and are not counted. */
const warmUp = 4;

interface PhotoServer {
  port: number;
  pid: number;
  /** Token of a client. */
  token: string;
}

/** Measures uploads of photos as phones take them: CPU time of the image workers, and that of the server process itself. */
export async function measurePhotos(
  { port, pid, token }: PhotoServer,
  say: (what: string, figure: string, remark: string) => void,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { decideConsent } = consentRoutes;
  await send(`http://127.0.0.1:${port}/api${pathOf(decideConsent)}`, {
    method: methodOf(decideConsent),
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ purpose: 'photos', isGiven: true }),
  });
  const photo = new Blob([await photoOf12Megapixels()], { type: 'image/jpeg' });
  const upload = (index: number) => {
    const body = new FormData();
    const taken_on = addDays(todayIn('Europe/Rome'), -index);
    for (const [name, value] of Object.entries({ photoId: newId(), taken_on, pose: 'front' })) body.set(name, value);
    body.set('file', photo, 'photo.jpg');
    return send(`http://127.0.0.1:${port}/api${pathOf(photoRoutes.create.own)}`, { method: 'POST', headers, body });
  };
  for (let index = 0; index < warmUp; index++) await upload(index);
  const [allBefore, ownBefore, began] = [cpuMs([pid]), ownCpuMs(pid), performance.now()];
  for (let index = 0; index < uploads; index++) await upload(warmUp + index);
  const own = (ownCpuMs(pid) - ownBefore) / uploads;
  const workers = (cpuMs([pid]) - allBefore) / uploads - own;
  const duration = (performance.now() - began) / uploads;
  const remark = `goal 400 CPU-ms off the event loop; the server itself: ${own.toFixed(0)} CPU-ms; ${duration.toFixed(0)} ms; ${(photo.size / 1e6).toFixed(1)} MB`;
  say(photoUpload, `${workers.toFixed(0)} CPU-ms`, remark);
}

/** 4,000 x 3,000 pixels with noise, so that it is as long as a photo of a phone. */
async function photoOf12Megapixels(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: '#888', noise } as const;
  return new Uint8Array(await sharp({ create }).jpeg({ quality: 85 }).toBuffer());
}

async function send(url: string, options: RequestInit): Promise<void> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${options.method} ${url}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}
