import type { ImportedRow } from '../../contract/import.ts';

/** Adds a rest, load, effort or tempo in a line of its own to the row above, which keeps its values; others become its note. */
export function addValues(above: ImportedRow, row: ImportedRow): void {
  const fields = ['weight', 'rpe', 'rir', 'tut', 'restSeconds'] as const;
  const isFree = fields.every((field) => !row[field] || !above[field]);
  const { weight, rpe, rpeTo, rir, rirTo, tut, restSeconds } = row;
  if (isFree) {
    Object.assign(above, {
      weight: above.weight || weight,
      ...(rpe !== null && { rpe, rpeTo }),
      ...(rir !== null && { rir, rirTo }),
      tut: above.tut || tut,
      restSeconds: above.restSeconds ?? restSeconds,
    });
  }
  above.info = [above.info, isFree ? row.info : row.text].filter(Boolean).join(' · ').slice(0, 2000);
  const notices = row.notices.filter((notice) => notice !== 'no_values');
  above.notices = [...new Set([...above.notices, ...notices, ...(isFree ? [] : ['kept_as_note' as const])])];
}
