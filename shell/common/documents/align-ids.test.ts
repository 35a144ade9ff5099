import { expect, test } from 'vitest';
import { withIdsOf } from './align-ids.ts';
import { listDifferences } from './differences.ts';

const week = (id: string, ...days: object[]) => ({ id, days });
const day = (id: string, load: string) => ({ id, load });

test('weeks that were written again are compared with those in their place', () => {
  const present = { weeks: [week('w1', day('d1', '80 kg')), week('w2', day('d2', '90 kg'))] };
  const earlier = { weeks: [week('x1', day('y1', '70 kg'))] };
  const differences = listDifferences(present, withIdsOf(earlier, present));

  expect(differences.map(({ partId, kind, field }) => [partId, kind, field])).toEqual([
    ['w2', 'removed', null],
    ['d1', 'changed', 'load'],
  ]);
});

test('parts that both versions have keep their ids, and no id is given twice', () => {
  const present = { weeks: [week('w1', day('d1', '80 kg')), week('w2')] };
  const earlier = { weeks: [week('x1', day('y1', '60 kg')), week('w1', day('d1', '80 kg'))] };

  expect(withIdsOf(earlier, present)).toEqual({
    weeks: [week('w2', day('y1', '60 kg')), week('w1', day('d1', '80 kg'))],
  });
});
