import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseVideoLink, videoPageUrl, videoPlayerUrl } from './video-link.ts';

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ',
  'https://m.youtube.com/watch?v=aqz-KE-bpKQ&feature=youtu.be',
  'https://music.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'youtu.be/aqz-KE-bpKQ',
  'http://youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
  '  https://www.youtube.com/v/aqz-KE-bpKQ ',
])('%s is a video at YouTube', (text) => {
  expect(parseVideoLink(text)).toEqual({ kind: 'youtube', id: 'aqz-KE-bpKQ' });
});

test.each([
  ['https://youtu.be/aqz-KE-bpKQ?t=43', 43],
  ['https://www.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=42s', 42],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m20s', 80],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1h2m3s', 3723],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=90', 90],
])('%s begins after %i seconds, also as the page and in the player', (text, startSeconds) => {
  const link = { kind: 'youtube' as const, id: 'aqz-KE-bpKQ', startSeconds };

  expect(parseVideoLink(text)).toEqual(link);
  expect(parseVideoLink(videoPageUrl(link))).toEqual(link);
  expect(videoPlayerUrl(link)).toContain(`start=${startSeconds}`);
});

test.each([
  ['https://vimeo.com/76979871#t=80s', '76979871', 80],
  ['https://vimeo.com/76979871/8272103f6e?share=copy#t=1m20s', '76979871/8272103f6e', 80],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e#t=80', '76979871/8272103f6e', 80],
])('%s begins at its start at Vimeo too, also as the page and in the player', (text, id, startSeconds) => {
  const link = { kind: 'vimeo' as const, id, startSeconds };

  expect(parseVideoLink(text)).toEqual(link);
  expect(parseVideoLink(videoPageUrl(link))).toEqual(link);
  expect(videoPlayerUrl(link)).toMatch(/&dnt=1#t=80s$/);
});

test.each(['?t=', '?t=0', '?t=presto', '?t=99999999'])('a video with "%s" begins at its start', (query) => {
  expect(parseVideoLink(`https://youtu.be/aqz-KE-bpKQ${query}`)).toEqual({ kind: 'youtube', id: 'aqz-KE-bpKQ' });
});

test.each([
  ['https://vimeo.com/76979871', '76979871'],
  ['vimeo.com/76979871?share=copy', '76979871'],
  ['https://vimeo.com/76979871/8272103f6e', '76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1', '76979871/8272103f6e'],
  ['https://vimeo.com/channels/staffpicks/76979871', '76979871'],
  ['https://vimeo.com/groups/gruppo/videos/76979871', '76979871'],
])('%s is the video %s at Vimeo', (text, id) => {
  expect(parseVideoLink(text)).toEqual({ kind: 'vimeo', id });
});

test.each([
  'https://example.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.example.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com@example.com/watch?v=aqz-KE-bpKQ',
  'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=corto',
  'https://www.youtube.com/@canale',
  'https://www.youtube.com/playlist?list=PL1',
  'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
  'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
  'https://vimeo.com/staffpicks',
  'un video di squat',
  '',
])('%s is not a video link', (text) => {
  expect(parseVideoLink(text)).toBeNull();
});

test('the page URL of a video is parsed to the same video', () => {
  const letters = [...'ABCxyz019_-'];
  const id = fc.array(fc.constantFrom(...letters), { minLength: 11, maxLength: 11 }).map((chosen) => chosen.join(''));

  fc.assert(
    fc.property(id, (video) => {
      const link = { kind: 'youtube' as const, id: video };
      expect(parseVideoLink(videoPageUrl(link))).toEqual(link);
    }),
  );
});

test('the player URL contains only the id of a video, whatever text follows the host name', () => {
  const sites = ['https://youtu.be/', 'https://www.youtube.com/watch?v=', 'https://vimeo.com/', 'vimeo.com/1234567/'];
  const signs = fc.string({ unit: fc.constantFrom(...'aZ9_-/?&=#."<>@: '), maxLength: 14 });

  fc.assert(
    fc.property(fc.constantFrom(...sites), signs, (site, rest) => {
      const link = parseVideoLink(site + rest);
      if (link)
        expect(videoPlayerUrl(link)).toMatch(/^https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com\/[\w/?=&-]+$/);
    }),
    { numRuns: 500 },
  );
});

test('the player URL of an unlisted Vimeo video contains its hash and switches off tracking', () => {
  expect(videoPlayerUrl({ kind: 'vimeo', id: '76979871/8272103f6e' })).toBe(
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1',
  );
});
