import { expect, test } from 'vitest';
import { detectMediaType } from './media-type.ts';

const box = (brand: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`)]);
const matroska = (kind: string) =>
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84]), Buffer.from(kind)]);

test.each([
  [box('isom'), 'video/mp4'],
  [box('mp42'), 'video/mp4'],
  [box('iso5'), 'video/mp4'],
  [box('qt  '), 'video/quicktime'],
  [matroska('webm'), 'video/webm'],
  [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
])('%s is %s', (content, expected) => {
  expect(detectMediaType(content)).toBe(expected);
});

test.each([
  ['a HEIC image', box('heic')],
  ['a Matroska video', matroska('matroska')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a text named .mp4', Buffer.from('questa non è una ripresa')],
  ['an empty file', Buffer.alloc(0)],
])('%s has no known type', (_what, content) => {
  expect(detectMediaType(content)).toBeNull();
});
