import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Config } from '../config.ts';
import type { Storage } from './storage.ts';

/** Stores files in a bucket of an S3-compatible service; large files are uploaded in parts. */
export function s3Storage(config: Config): Storage {
  const Bucket = config.S3_BUCKET ?? '';
  const s3 = new S3Client({
    region: config.S3_REGION,
    ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
    credentials: { accessKeyId: config.S3_ACCESS_KEY ?? '', secretAccessKey: config.S3_SECRET_KEY ?? '' },
  });
  return {
    async put(Key, Body, ContentType) {
      await new Upload({ client: s3, params: { Bucket, Key, Body, ContentType } }).done();
    },
    async get(Key, range) {
      try {
        const Range = range && `bytes=${range.first}-${range.last}`;
        const object = await s3.send(new GetObjectCommand({ Bucket, Key, ...(Range && { Range }) }));
        if (!(object.Body instanceof Readable)) return null;
        const sizeBytes = Number(object.ContentRange?.split('/')[1] ?? object.ContentLength);
        return { stream: object.Body, mediaType: object.ContentType ?? 'application/octet-stream', sizeBytes };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async head(Key) {
      try {
        const object = await s3.send(new HeadObjectCommand({ Bucket, Key }));
        return { mediaType: object.ContentType ?? 'application/octet-stream', sizeBytes: object.ContentLength ?? 0 };
      } catch (error) {
        if (error instanceof NotFound || error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async delete(Key) {
      await s3.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async *list(folder) {
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client: s3 },
        { Bucket, ...(folder && { Prefix: `${folder}/` }) },
      ))
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) yield { key: Key, changedAt: LastModified };
    },
  };
}
