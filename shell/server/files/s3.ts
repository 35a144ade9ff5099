import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Config } from '../config.ts';
import type { Storage } from './storage.ts';

/** Files in a bucket of any S3-compatible store; large ones travel in parts. */
export function s3Storage(settings: Config): Storage {
  const Bucket = settings.S3_BUCKET ?? '';
  const bucket = new S3Client({
    region: settings.S3_REGION,
    ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT, forcePathStyle: true }),
    credentials: { accessKeyId: settings.S3_ACCESS_KEY ?? '', secretAccessKey: settings.S3_SECRET_KEY ?? '' },
  });
  return {
    async put(Key, Body, ContentType) {
      await new Upload({ client: bucket, params: { Bucket, Key, Body, ContentType } }).done();
    },
    async get(Key, range) {
      try {
        const Range = range && `bytes=${range.first}-${range.last}`;
        const found = await bucket.send(new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) }));
        if (!(found.Body instanceof Readable)) return null;
        const whole = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength);
        return { stream: found.Body, mediaType: found.ContentType ?? 'application/octet-stream', sizeBytes: whole };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async look(Key) {
      try {
        const found = await bucket.send(new HeadObjectCommand({ Bucket, Key }));
        return { mediaType: found.ContentType ?? 'application/octet-stream', sizeBytes: found.ContentLength ?? 0 };
      } catch (error) {
        if (error instanceof NotFound || error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async delete(Key) {
      await bucket.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
