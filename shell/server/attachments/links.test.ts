import { expect, test } from 'vitest';
import { parseLink } from './links.ts';

const accepted = ['youtube', 'vimeo', 'link'] as const;

test.each([
  ['www.instagram.com/reel/abc', 'https://www.instagram.com/reel/abc'],
  ['instagram.com/reel/abc?x=1', 'https://instagram.com/reel/abc?x=1'],
  ['https://www.instagram.com/reel/abc', 'https://www.instagram.com/reel/abc'],
  ['www.example.com', 'https://www.example.com/'],
])('%s is the link %s', (text, url) => {
  expect(parseLink(text, accepted)).toEqual({ kind: 'link', url });
});

test.each([
  'panca.piana',
  'http://example.com/a',
  'www.example.com/a www.example.com/b',
  'javascript:alert(1)',
  'ftp://example.com/a',
  'un video',
  '80/100',
])('"%s" is no link', (text) => {
  expect(parseLink(text, accepted)).toBeNull();
});

test('a video keeps the second from which it was shared', () => {
  expect(parseLink('https://youtu.be/aqz-KE-bpKQ?t=43', accepted)).toEqual({
    kind: 'youtube',
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=43s',
  });
});
