import type { Config } from '../config.ts';
import type { Storage } from './storage.ts';

/**
 * Opens the file storage: S3 when a bucket is configured, otherwise the data folder. The S3 client (20 MB of memory) is
 * imported only when used.
 */
export async function openStorage(config: Config): Promise<Storage> {
  if (config.S3_BUCKET) return (await import('./s3.ts')).s3Storage(config);
  return (await import('./disk.ts')).diskStorage(`${config.dataDir}/files`);
}
