import { expect, test } from 'vitest';
import { audioTypeOf } from './audio-type.ts';
import { mp4Recording, webmRecording } from './testing/recordings.ts';

test.each([
  ['AAC as Safari records it', mp4Recording(), 'audio/mp4'],
  ['AAC as Chrome records it', mp4Recording({ brand: 'isom' }), 'audio/mp4'],
  ['a voice memo of a phone', mp4Recording({ brand: 'M4A ' }), 'audio/mp4'],
  ['Opus in WebM', webmRecording(), 'audio/webm'],
])('%s is a recording', (_what, content, expected) => {
  expect(audioTypeOf(content)).toBe(expected);
});

test.each([
  ['a video in MP4', mp4Recording({ kind: 'vide', codec: 'avc1' })],
  ['Opus in MP4, which Safari does not play', mp4Recording({ codec: 'Opus' })],
  ['a picture that begins like an MP4', mp4Recording({ brand: 'heic' })],
  ['a video in WebM', webmRecording({ kind: '01', codec: 'V_VP8' })],
  ['Vorbis in WebM, which Safari does not play', webmRecording({ codec: 'A_VORBIS' })],
  ['two recordings in one file', Buffer.concat([mp4Recording(), mp4Recording()])],
  ['a page', Buffer.from('<script>alert(1)</script>')],
  ['nothing', Buffer.alloc(0)],
  ['zeros after the header', Buffer.concat([mp4Recording(), Buffer.alloc(100)])],
  ['30 MB of empty elements', Buffer.concat([webmRecording(), Buffer.alloc(30 * 1024 * 1024, 'ec80', 'hex')])],
])('%s is none', (_what, content) => {
  expect(audioTypeOf(content)).toBeNull();
});

test.each([
  ['MP4', mp4Recording()],
  ['WebM', webmRecording()],
])('a recording in %s that was cut is none, wherever it ends', (_what, content) => {
  const accepted = Array.from(content.keys()).filter((end) => audioTypeOf(content.subarray(0, end)) !== null);

  expect(accepted).toEqual([]);
});
