import { type AppleFault, AppleHealthError } from '../../../rules/import/apple-values.ts';
import { readAppleExport } from './read-export.ts';

/** What the worker sends while and after it reads the file that it was sent. */
export type AppleWorkerMessage = { progress: number } | { table: string } | { fault: AppleFault };

self.addEventListener('message', async ({ data }: MessageEvent<File>) => {
  try {
    const table = await readAppleExport(data, (progress) => send({ progress }));
    send({ table });
  } catch (error) {
    send({ fault: error instanceof AppleHealthError ? error.fault : 'unreadable' });
  }
});

function send(message: AppleWorkerMessage): void {
  self.postMessage(message);
}
