import { type AppleFault, AppleHealthError } from '../../../rules/import/apple-values.ts';
import type { AppleWorkerMessage } from './apple-worker.ts';

/**
 * Converts an export of Apple Health to a table, in a worker of the browser. Only the measurements leave the phone: the rest of the
 * export, such as heart rates and cycles, is not sent.
 */
export function convertAppleExport(file: File, onProgress: (fraction: number) => void): Promise<File> {
  const worker = new Worker(new URL('./apple-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<File>((resolve, reject) => {
    const refuse = (fault: AppleFault) => reject(new AppleHealthError(fault));
    worker.onmessage = ({ data }: MessageEvent<AppleWorkerMessage>) => {
      if ('progress' in data) onProgress(data.progress);
      else if ('fault' in data) refuse(data.fault);
      else resolve(new File([data.table], `${file.name}.csv`, { type: 'text/csv' }));
    };
    worker.onerror = () => refuse('unreadable');
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
