import { expect, test } from 'vitest';
import type { ImportPreview } from '../../contract/import.ts';
import { weeksFrom } from '../../rules/import/placed-weeks.ts';
import { parseText } from '../../rules/import/text.ts';
import {
  figuresOf,
  type ImportDraft,
  nextToReview,
  emptyDraft,
  rowsOf,
  withChoice,
  withNameLeftOut,
  withoutUnchosen,
  withPreview,
  withRowChanged,
  withRowConfirmed,
} from './import-draft.ts';
import { programImport } from './import-draft-kind.ts';

const squat = { id: '0199f2a4-5c00-7001-8000-000000000005', name: 'Squat con bilanciere', isOwn: false };
const bench = { id: '0199f2a4-5c00-7001-8000-000000000001', name: 'Panca piana con bilanciere', isOwn: false };

/** Creates a draft in which Squat is known, Panca similar and Boh unknown; Boh is in both weeks. */
function opened(): ImportDraft {
  const read = parseText(
    'Settimana 1\nSquat 4x8\nPanca 3x10\nBoh 3x8\nSettimana 2\nBoh 3x9\nUna frase che non dice niente di utile a nessuno',
  );
  if (read.kind !== 'read') throw new Error(`opened: ${read.kind}`);
  const names: ImportPreview['names'] = [
    { name: 'Squat', match: 'exact', candidates: [squat] },
    { name: 'Panca', match: 'similar', candidates: [bench, squat] },
    { name: 'Boh', match: 'unknown', candidates: [] },
  ];
  return withPreview(emptyDraft, { title: read.title, weeks: read.weeks, names, restSeconds: 90, notices: [] }, null);
}

const names = (draft: ImportDraft) =>
  rowsOf(draft.preview?.weeks ?? [])
    .filter(({ row }) => !row.isLeftOut)
    .map(({ row }) => row.name);

test('two rows can be imported, two have no exercise, two need a review', () => {
  expect(figuresOf(opened())).toEqual({ workouts: 1, rows: 2, exercises: 2, leftOut: 1, choose: 2, review: 2 });
});

test('one choice applies to every row with that name', () => {
  expect(figuresOf(withChoice(opened(), 'Boh', squat))).toMatchObject({ rows: 4, choose: 0 });
});

test('the rows without an exercise can be excluded together', () => {
  const draft = withoutUnchosen(opened());

  expect(names(draft)).toEqual(['Squat', 'Panca']);
  expect(figuresOf(draft)).toMatchObject({ choose: 0, leftOut: 3 });
});

test('the rows without an exercise that are excluded together stay as text in the notes of their workout', () => {
  const { preview, choices } = withoutUnchosen(opened());
  const weeks = weeksFrom(preview?.weeks ?? [], {
    exerciseOf: ({ name }) => choices[name] ?? null,
    newId: () => 'new',
  });

  expect(weeks.map(({ days }) => days[0]?.workouts.map(({ info, exercises }) => [info, exercises.length]))).toEqual([
    [['Boh 3x8', 2]],
    [['Boh 3x9', 0]],
  ]);
});

test('a row that the coach leaves out by itself is in no note', () => {
  const draft = withRowChanged(opened(), [0, 0, 0, 2], { isLeftOut: true });
  const { preview, choices } = withoutUnchosen(withNameLeftOut(draft, 'Boh', true));

  const weeks = weeksFrom(preview?.weeks ?? [], {
    exerciseOf: ({ name }) => choices[name] ?? null,
    newId: () => 'new',
  });
  expect(weeks.map(({ days }) => days[0]?.workouts[0]?.info)).toEqual(['']);
});

test('a name is excluded and included again in all rows', () => {
  const without = withNameLeftOut(opened(), 'Boh', true);

  expect(names(without)).toEqual(['Squat', 'Panca']);
  expect(names(withNameLeftOut(without, 'Boh', false))).toEqual(['Squat', 'Panca', 'Boh', 'Boh']);
});

test('rows without an exercise are reviewed first, through all weeks and then from the first again', () => {
  const draft = opened();

  expect(nextToReview(draft, null)).toEqual([0, 0, 0, 2]);
  expect(nextToReview(draft, [0, 0, 0, 2])).toEqual([1, 0, 0, 0]);
  expect(nextToReview(draft, [1, 0, 0, 0])).toEqual([0, 0, 0, 2]);
  expect(nextToReview(withoutUnchosen(draft), null)).toEqual([0, 0, 0, 1]);
});

test('a confirmed row needs no review', () => {
  const confirmed = withRowConfirmed(withRowConfirmed(withoutUnchosen(opened()), [0, 0, 0, 1]), [1, 0, 0, 1]);

  expect(figuresOf(confirmed).review).toBe(0);
  expect(nextToReview(confirmed, null)).toBeNull();
});

test('changing a row does not change the others', () => {
  const before = opened();
  const after = withRowChanged(before, [0, 0, 0, 0], { sets: 5 });

  expect(after.preview?.weeks[0]?.days[0]?.workouts[0]?.rows[0]?.sets).toBe(5);
  expect(after.preview?.weeks[1]).toBe(before.preview?.weeks[1]);
});

test('a correction in “Settimane 1-2” applies to both weeks, and not to week 3 with the same exercise', () => {
  const read = parseText('Settimane 1-2\nSquat 4x8\nPanca 3x10\nSettimana 3\nSquat 4x8');
  if (read.kind !== 'read') throw new Error(read.kind);
  const preview = { title: '', weeks: read.weeks, names: [], restSeconds: 90, notices: [] };
  const draft = withPreview(emptyDraft, preview, null);
  const setsIn = (after: ImportDraft) => rowsOf(after.preview?.weeks ?? []).map(({ row }) => row.sets);

  expect(setsIn(withRowChanged(draft, [0, 0, 0, 0], { sets: 5 }))).toEqual([5, 3, 5, 3, 4]);
  expect(setsIn(withRowChanged(draft, [1, 0, 0, 1], { sets: 6 }))).toEqual([4, 6, 4, 6, 4]);
  expect(setsIn(withRowChanged(draft, [2, 0, 0, 0], { sets: 7 }))).toEqual([4, 3, 4, 3, 7]);
});

test('Squat in both of two weeks is one exercise, as in the program', () => {
  const read = parseText('Settimane 1-2\nSquat 4x8');
  if (read.kind !== 'read') throw new Error(read.kind);
  const names: ImportPreview['names'] = [{ name: 'Squat', match: 'exact', candidates: [squat] }];
  const preview = { title: '', weeks: read.weeks, names, restSeconds: 90, notices: [] };

  expect(figuresOf(withPreview(emptyDraft, preview, null))).toMatchObject({ workouts: 2, rows: 2, exercises: 1 });
});

test('a draft of an earlier release is restored with its notices, and so is a present one', () => {
  const draft = opened();
  const withNotice = (notice: object) => ({ ...draft, preview: { ...draft.preview, notices: [notice] } });
  const present = withNotice({ code: 'columns_unused', values: ['Video'] });

  // biome-ignore lint/plugin: the name in stored drafts
  expect(programImport.parse(withNotice({ code: 'columns_unused', words: ['Video'] }))).toEqual(present);
  expect(programImport.parse(present)).toEqual(present);
  expect(programImport.parse(draft)).toEqual(draft);
});
