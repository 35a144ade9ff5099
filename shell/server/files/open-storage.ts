import type { Config } from '../config.ts';
import type { Storage } from './storage.ts';

/** The bucket when one is set, otherwise the data folder. The S3 client is only loaded when it is used. */
export async function openStorage(settings: Config): Promise<Storage> {
  if (settings.S3_BUCKET) return (await import('./s3.ts')).s3Storage(settings);
  return (await import('./disk.ts')).diskStorage(`${settings.dataDir}/files`);
}
