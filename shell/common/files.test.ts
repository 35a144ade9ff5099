import { expect, test } from 'vitest';
import { rejectionOf, type UploadPolicy, uploadPolicies } from './files.ts';

const MB = 1024 * 1024;
const policy = uploadPolicies.exerciseAsset;

const named = (name: string) => ({ name, type: '', size: 10 });

test.each([
  ['a video of 50 MB', { type: 'video/mp4', size: 50 * MB }, null],
  ['a video of 51 MB', { type: 'video/mp4', size: 51 * MB }, { kind: 'too-large', maxBytes: 50 * MB }],
  ['an image of 11 MB', { type: 'image/png', size: 11 * MB }, { kind: 'too-large', maxBytes: 10 * MB }],
  ['a text', { type: 'text/plain', size: 10 }, { kind: 'wrong-type', accepts: policy.accepts }],
  ['a file whose type the browser does not know', { type: '', size: 10 }, null],
])('%s (%o) is rejected with %o', (_name, file, expected) => {
  expect(rejectionOf(policy, { name: 'file', ...file })).toEqual(expected);
});

test.each(['setup.exe', 'AVVIA.BAT', 'foto.jpg.scr', 'app.apk', 'macro.vbs', 'script.sh', 'setup.exe. '])(
  '%s is a program and is rejected with its name',
  (name) => {
    expect(rejectionOf(uploadPolicies.chatFile, named(name))).toEqual({ kind: 'executable', name });
  },
);

test.each(['esami.pdf', 'dieta.docx', 'misure.csv', 'exe', 'il mio file .exe.txt', 'foto.HEIC'])(
  '%s is accepted',
  (name) => {
    expect(rejectionOf(uploadPolicies.chatFile, named(name))).toBeNull();
  },
);

test('where any file is accepted only the size of a file is checked', () => {
  const policyForAll: UploadPolicy = { maxBytes: MB, accepts: [], acceptsOther: true, fitPixels: 100 };

  expect(rejectionOf(policyForAll, { ...named('a.txt'), size: MB })).toBeNull();
  expect(rejectionOf(policyForAll, { ...named('a.txt'), size: MB + 1 })).toEqual({ kind: 'too-large', maxBytes: MB });
});
