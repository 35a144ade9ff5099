import type { Config } from '../config.ts';
import type { Storage } from './storage.ts';

/** The bucket when one is configured, otherwise the data folder. The S3 client, 20 MB in memory, is loaded when it is used. */
export async function openStorage(config: Config): Promise<Storage> {
  if (config.S3_BUCKET) return (await import('./s3.ts')).s3Storage(config);
  return (await import('./disk.ts')).diskStorage(`${config.dataDir}/files`);
}
