import { expect, test } from 'vitest';
import type { ImportPreview } from '../../contract/import.ts';
import { parseText } from '../../rules/import/text.ts';
import { emptyDraft, rowsOf, withChoice, withPreview } from './import-draft.ts';

const candidate = { id: '00000000-0000-4000-8000-000000000001', name: 'Alzate laterali con manubri', isOwn: false };

function previewOf(match: 'similar' | 'unknown'): ImportPreview {
  const result = parseText('Alzate laterali 3x15 2x6kg');
  if (result.kind !== 'read') throw new Error(`previewOf: ${result.kind}`);
  const names = [{ name: 'Alzate laterali', match, candidates: [candidate] }];
  return { title: '', weeks: result.weeks, names, restSeconds: 90, notices: [] };
}

test('two loads are those of each hand once the matched exercise is one with dumbbells, and the row is to be checked', () => {
  const { preview } = withPreview(emptyDraft, previewOf('similar'), null);

  expect(rowsOf(preview?.weeks ?? [])[0]?.row).toMatchObject({ weight: '6 kg per mano', notices: ['per_hand'] });
});

test('without an exercise the row is marked; the one that the coach chooses by hand decides', () => {
  const open = withPreview(emptyDraft, previewOf('unknown'), null);
  const chosen = withChoice(open, 'Alzate laterali', candidate);

  const rows = [open, chosen].map(({ preview }) => rowsOf(preview?.weeks ?? [])[0]?.row);
  expect(rows.map((row) => row?.notices)).toEqual([['per_hand'], ['per_hand']]);
  expect(rows[1]?.weight).toBe('6 kg per mano');
});
