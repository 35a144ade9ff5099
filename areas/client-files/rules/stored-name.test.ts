import { expect, test } from 'vitest';
import { storedName } from './stored-name.ts';

test.each([
  ['esami.pdf', 'application/pdf', 'esami.pdf'],
  ['foto.jpg', 'application/pdf', 'foto.pdf'],
  ['referto.JPG', 'image/webp', 'referto.webp'],
  ['Esame del 3.11 novembre', 'application/pdf', 'Esame del 3.11 novembre.pdf'],
  ['esame', 'application/pdf', 'esame.pdf'],
  ['squat.m4v', 'video/mp4', 'squat.m4v'],
  ['dieta.docx', 'application/octet-stream', 'dieta.docx'],
] as const)('%s with the content of %s is named %s', (name, mediaType, expected) => {
  expect(storedName(name, mediaType)).toBe(expected);
});
