import { expect, test } from 'vitest';
import type { HistoryPreview } from '../../contract/import.ts';
import { figuresOf, emptyImport, sentChoices, stateOf, withChoice, withoutOpen, withPreview } from './import-draft.ts';

const squat = { id: '019a9781-3e00-7000-8000-000000000011', name: 'Squat', isOwn: false };
const preview = {
  exercises: [
    { name: 'Squat (Barbell)', sets: 20, match: 'exact', candidates: [squat] },
    { name: 'Squat jump', sets: 5, match: 'similar', candidates: [squat] },
    { name: 'Boh', sets: 3, match: 'unknown', candidates: [squat] },
  ],
  leftOut: 2,
} as unknown as HistoryPreview;

const content = new ArrayBuffer(3);
const read = withPreview(emptyImport, { fileName: 'strong.csv', content, preview });
const statesOf = (draft: typeof read) => preview.exercises.map(({ name }) => stateOf(draft, name));

test('exact matches are accepted, similar ones must be confirmed, unknown ones must be chosen', () => {
  expect(statesOf(read)).toEqual(['fine', 'look', 'choose']);
  expect(figuresOf(read)).toEqual({ in: 25, out: 2, toChoose: 1 });
});

test('skipped exercises are not sent, and a new exercise is sent once its muscle is chosen', () => {
  const creating = withChoice(read, 'Boh', { kind: 'create', muscle: null });
  expect(stateOf(creating, 'Boh')).toBe('choose');

  const ready = withChoice(creating, 'Boh', { kind: 'create', muscle: 'quads' });
  expect(stateOf(ready, 'Boh')).toBe('creates');
  expect(Object.keys(JSON.parse(sentChoices(ready)))).toEqual(['Squat (Barbell)', 'Squat jump', 'Boh']);
  expect(Object.keys(JSON.parse(sentChoices(withoutOpen(read))))).toEqual(['Squat (Barbell)', 'Squat jump']);
});

test('the same file in other units keeps the choices, another file resets them', () => {
  const chosen = withoutOpen(read);

  expect(statesOf(withPreview(chosen, { fileName: 'strong.csv', content, preview }))).toEqual([
    'fine',
    'look',
    'skipped',
  ]);
  expect(statesOf(withPreview(chosen, { fileName: 'b.csv', content: new ArrayBuffer(4), preview }))).toEqual([
    'fine',
    'look',
    'choose',
  ]);
});
