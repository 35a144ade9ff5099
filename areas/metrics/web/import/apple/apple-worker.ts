import { type AppleFault, AppleHealthError } from '../../../rules/import/apple-values.ts';
import { readAppleExport } from './read-export.ts';

/** What the worker sends while and after it reads the file that it was sent. */
export type AppleWorkerMessage = { progress: number } | { table: string } | { fault: AppleFault };

const worker = self as unknown as {
  onmessage: (event: MessageEvent<File>) => void;
  postMessage(message: AppleWorkerMessage): void;
};

worker.onmessage = async ({ data }) => {
  try {
    const table = await readAppleExport(data, (progress) => worker.postMessage({ progress }));
    worker.postMessage({ table });
  } catch (error) {
    worker.postMessage({ fault: error instanceof AppleHealthError ? error.fault : 'unreadable' });
  }
};
