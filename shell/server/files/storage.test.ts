import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forma-storage-'));
const bucket = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'forma-prova', configs: [] }],
});
const storages: Record<string, Storage> = {};

beforeAll(async () => {
  const { port } = await bucket.run();
  const s3 = {
    S3_BUCKET: 'forma-prova',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  };
  storages['disk'] = await openStorage(readConfig({ FORMA_DATA: folder }));
  storages['s3'] = await openStorage(readConfig({ FORMA_DATA: folder, ...s3 }));
});

afterAll(async () => {
  await bucket.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

describe.each(['disk', 's3'])('files on %s', (kind) => {
  const storage = () => storages[kind] as Storage;
  const key = () => `accounts/prova/${randomBytes(6).toString('hex')}.webp`;

  test('are stored with their type and size', async () => {
    const fileKey = key();
    const content = randomBytes(300_000);
    await storage().put(fileKey, Readable.from([content]), 'image/webp');
    const file = await storage().get(fileKey);

    expect(file).toMatchObject({ mediaType: 'image/webp', sizeBytes: 300_000 });
    expect((await buffer(file?.stream ?? Readable.from([]))).equals(content)).toBe(true);
  });

  test('are listed with the time of their last change', async () => {
    const fileKey = key();
    await storage().put(fileKey, Buffer.from('0123456789'), 'image/webp');
    let changedAt = 0;
    for await (const file of storage().list()) if (file.key === fileKey) changedAt = file.changedAt.getTime();

    expect(Math.abs(Date.now() - changedAt)).toBeLessThan(60_000);
  });

  test('are read in part when a range is requested', async () => {
    const fileKey = key();
    await storage().put(fileKey, Buffer.from('0123456789'), 'image/webp');
    const part = await storage().get(fileKey, { first: 2, last: 4 });

    expect((await buffer(part?.stream ?? Readable.from([]))).toString()).toBe('234');
    expect(part?.sizeBytes).toBe(10);
  });

  test('have a type and a size that are read without the content', async () => {
    const fileKey = key();
    await storage().put(fileKey, Buffer.from('0123456789'), 'image/webp');

    expect(await storage().head(fileKey)).toEqual({ mediaType: 'image/webp', sizeBytes: 10 });
    expect(await storage().head(key())).toBeNull();
  });

  test('do not exist when the stream of their content failed', async () => {
    const fileKey = key();
    const broken = Readable.from(
      (function* () {
        yield randomBytes(100_000);
        throw new Error('broke off');
      })(),
    );

    await expect(storage().put(fileKey, broken, 'image/webp')).rejects.toThrow('broke off');
    expect(await storage().get(fileKey)).toBeNull();
    expect(fs.globSync('**/*.part', { cwd: folder })).toEqual([]);
  });

  test('do not exist after their deletion, and may be deleted twice', async () => {
    const fileKey = key();
    await storage().put(fileKey, Buffer.from('x'), 'image/webp');
    await storage().delete(fileKey);
    await storage().delete(fileKey);

    expect(await storage().get(fileKey)).toBeNull();
  });
});

test('on disk a key cannot address a file outside the folder', async () => {
  await expect(storages['disk']?.put('../fuori.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow('key is');
});
