import type { TFunction } from 'i18next';
import type { ExerciseRow } from '../../../contract/document.ts';
import { isWithoutUnit } from '../../../rules/typed-amount.ts';
import { loadPerHand } from '../../../rules/paired-loads.ts';
import { partsOfSet, rowOfSet, targetOfSet, targetsBySet } from '../../../rules/set-targets.ts';
import type { Editor } from '../context.tsx';
import { findRow } from '../state/program-index.ts';
import { columns, shownLoad, type TextColumn } from './columns.ts';

type Texts = TFunction<'programs'>;

/**
 * Formats how a typed amount, load or rest is read, when that differs from the text: `2:00` for a rest of `2`, `45 s` for a time of
 * `45`, `12 · 10 · 8` for repetitions by set. Sets in parts are named: `drop set: 25 kg × 12, 20 kg × 10`.
 */
export function understoodText(
  { store, typeName, t }: Pick<Editor, 'store' | 'typeName'> & { t: Texts },
  { rowId, column }: { rowId: string; column: TextColumn },
  text: string,
): string | null {
  const row = findRow(store.getState().content.weeks, rowId)?.row;
  const changes = row && text.trim() !== '' ? columns[column].parse(text, row) : null;
  if (!row || !changes || !['amount', 'weight', 'rest'].includes(column)) return null;
  const next = { ...row, ...changes };
  const understood = columns[column].format(next);
  const isInSets = column === 'amount' && changes.sets !== undefined && targetsBySet(understood) === null;
  const amount = isInSets ? `${changes.sets} × ${understood}` : understood;
  if (changes.type) return `${typeName(changes.type)} ${amount}`;
  if (column === 'weight' && loadPerHand(text, row.name) !== null && understood !== shownLoad(text)) return understood;
  if (column === 'rest') return understood === text.trim() ? null : understood;
  if (row.type === 'time' && isWithoutUnit(text)) return amount;
  const inParts = setsInParts(t, next, text);
  if (inParts !== null) return inParts;
  if (column === 'amount' && targetsBySet(text) !== null && targetsBySet(understood) === null) return amount;
  if (targetsBySet(text) === null) return isInSets ? amount : null;
  return Array.from({ length: next.sets ?? 1 }, (_, index) => targetOfSet(text, index + 1)).join(' · ');
}

/** Formats the sets of a row with drop sets or clusters, equal ones once; null for a row without them. */
function setsInParts(t: Texts, row: ExerciseRow, text: string): string | null {
  const parts = Array.from({ length: row.sets ?? 1 }, (_, index) => setInParts(t, rowOfSet(row, index + 1)));
  if (parts.every((part) => part === null)) return null;
  const sets = parts.map((part, index) => part ?? targetOfSet(text, index + 1));
  return (new Set(sets).size === 1 ? sets.slice(0, 1) : sets).join(' · ');
}

function setInParts(t: Texts, row: ExerciseRow): string | null {
  const set = partsOfSet(row);
  if (set?.kind === 'drop') {
    const parts = set.parts.map(({ kg, reps }) =>
      [shownLoad(String(kg)), reps].filter((one) => one !== null).join(' × '),
    );
    return t('columns.dropSet', { parts: parts.join(', ') });
  }
  if (!set) return null;
  const reps = set.reps.join('+');
  return row.weight === ''
    ? t('columns.cluster', { reps })
    : t('columns.clusterWith', { reps, load: shownLoad(row.weight) });
}
