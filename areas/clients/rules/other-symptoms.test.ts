import { expect, test } from 'vitest';
import { namesOtherSymptom } from './other-symptoms.ts';

test.each([
  ['Nausea', []],
  ['Nausea. Ora mi prudono le labbra', ['Nausea']],
  ['mi prudono le labbra, prima nausea', ['Nausea']],
  ['Mal di testa', ['Mal di pancia']],
  ['Nausea e vomito', ['Tutto bene', '', 'nausea']],
])('“%s” after %o names another symptom', (text, known) => {
  expect(namesOtherSymptom(text, known)).toBe(true);
});

test.each([
  ['Nausea', ['Nausea']],
  ['Nausea forte, a pranzo', ['nausea ']],
  ['Mi gira la testa', ['Mi gira la testa, molto']],
  ['Nausea. Mal di testa', ['Mal di testa', 'Nausea']],
  ['Tutto bene', ['Nausea']],
])('“%s” after %o names no other symptom', (text, known) => {
  expect(namesOtherSymptom(text, known)).toBe(false);
});
