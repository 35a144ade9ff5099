import type { ImportedRow } from '../../contract/import.ts';
import { addRow, joined, type Outline } from './outline.ts';
import { excludedRow } from './parse-result.ts';
import { hasAmount, hasValues } from './values.ts';

/**
 * Adds values without a name. They are values of the exercise directly above, or of one more row of it, with its rest and its tempo, when
 * it has values; without an exercise above the row is excluded.
 */
export function addNamelessRow(outline: Outline, row: ImportedRow, above: ImportedRow | null): void {
  if (!above) {
    addRow(outline, excludedRow({ ...row, name: row.text.slice(0, 120) }));
  } else if (!hasAmount(row)) {
    addValues(above, row);
  } else if (hasValues(above)) {
    const { name, restSeconds, tut } = above;
    const shared = { restSeconds: row.restSeconds ?? restSeconds, tut: row.tut || tut };
    addRow(outline, { ...row, ...shared, name, notices: [...row.notices, 'same_exercise'] });
  } else {
    const { name, joinsSuperset, info } = above;
    const notices = row.notices.filter((notice) => notice !== 'no_values');
    Object.assign(above, row, { name, joinsSuperset, notices, info: joined(info, row.info) });
  }
}

/** Adds a rest, load, effort or tempo in a line of its own to the row above, which keeps its values; others become its note. */
function addValues(above: ImportedRow, row: ImportedRow): void {
  const fields = ['weight', 'rpe', 'rir', 'tut', 'restSeconds'] as const;
  const isFree = fields.every((field) => !row[field] || !above[field]);
  const { weight, rpe, rpeTo, rir, rirTo, tut, restSeconds } = row;
  if (isFree) {
    Object.assign(above, {
      weight: above.weight || weight,
      ...(rpe !== null && { rpe, rpeTo }),
      ...(rir !== null && { rir, rirTo }),
      tut: above.tut || tut,
      restSeconds: above.restSeconds || restSeconds,
    });
  }
  above.info = [above.info, isFree ? row.info : row.text].filter(Boolean).join(' · ').slice(0, 2000);
  const notices = row.notices.filter((notice) => notice !== 'no_values');
  above.notices = [...new Set([...above.notices, ...notices, ...(isFree ? [] : ['kept_as_note' as const])])];
}
