import type { Change } from '../contract/editing.ts';
import type { ExerciseRow } from '../contract/document.ts';
import {
  type ProgramContent,
  isSameCell,
  type Level,
  type Part,
  type Parts,
  flattenProgram,
  type PartLocation,
} from './merge/parts.ts';
import { rowSummary } from './readable.ts';

/** A difference with the part it is about. Week and day are 0 where it is about more than one. */
export interface PartChange extends Change {
  id: string;
  level: Level;
}

/**
 * What was done since, part by part in order, matched by id: rows that only moved on because of a new one above them are
 * no change. What stood or stands in something that came or went as a whole is not named again.
 */
export function diffVersions(before: ProgramContent, after: ProgramContent): PartChange[] {
  const [old, next] = [flattenProgram(before), flattenProgram(after)];
  const rows = rowsOf(before, after);
  const changes = [
    ...missingFrom(next, old).map((part) => ({ ...of(part), kind: 'removed' as const, before: summary(rows, part) })),
    ...[...next.values()].flatMap((part) => changesOf(old, part)),
    ...missingFrom(old, next).map((part) => ({ ...of(part), kind: 'added' as const, after: summary(rows, part) })),
  ];
  return changes.toSorted((one, other) => one.weekNumber - other.weekNumber || one.dayNumber - other.dayNumber);
}

function of({ id, level, place }: Part): PartChange & PartLocation {
  return { id, level, ...place, kind: 'changed', field: null, before: null, after: null };
}

/** The topmost of those that only `parts` has. */
function missingFrom(others: Parts, parts: Parts): Part[] {
  return [...parts.values()].filter(
    ({ id, parentId }) => !others.has(id) && (parentId === null || others.has(parentId)),
  );
}

function changesOf(old: Parts, part: Part): PartChange[] {
  const was = old.get(part.id);
  if (!was) return [];
  const cells = Object.entries(part.cells).flatMap(([field, cell]) => {
    const before = was.cells[field];
    if (!before || isSameCell(before, cell)) return [];
    return [{ ...of(part), field, before: before.text || null, after: cell.text || null }];
  });
  const isMoved = was.parentId !== part.parentId;
  const place = { ...of(part), field: 'place', before: nameOf(old, was), after: null };
  const order = { ...of(part), field: 'order' };
  return [...cells, ...(isMoved ? [place] : []), ...(isReordered(was, part) ? [order] : [])];
}

function nameOf(parts: Parts, { parentId }: Part): string | null {
  return (parentId !== null && parts.get(parentId)?.place.name) || null;
}

function isReordered(before: Part, after: Part): boolean {
  const stayed = before.childIds.filter((id) => after.childIds.includes(id));
  return stayed.join() !== after.childIds.filter((id) => stayed.includes(id)).join();
}

function rowsOf(...all: ProgramContent[]): Map<string, ExerciseRow> {
  const rows = all.flatMap(({ weeks }) =>
    weeks.flatMap(({ days }) => days.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function summary(rows: ReadonlyMap<string, ExerciseRow>, { id }: Part): string | null {
  const row = rows.get(id);
  return row ? rowSummary(row) : null;
}
