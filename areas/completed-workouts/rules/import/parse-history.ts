import { importLimits, type ReadingChoices } from '../../contract/import.ts';
import { limits } from '../../contract/set.ts';
import type { HistoryParseResult, HistoryWorkout } from './history.ts';
import { type FileLayout, detectLayout } from './file-layout.ts';
import { kindColumn, kindOf, type LineKind } from './line-kind.ts';
import { isOrderOpen, orderIn } from '#shell/common/timestamps.ts';
import { type Block, type Draft, type ParserState, addProblem } from './parser-state.ts';
import { lacksUnit, parseSetValues, type SetNumbers, type LineError } from './set-values.ts';
import { setsWithHighLoad } from './high-loads.ts';
import { isDrop, mainSetNumber } from '../set-numbers.ts';
import { cellOf, cutTo, textOf } from './cells.ts';
import { blockFor, draftFor, readComment, readExerciseNote, readSetNote, workoutsOf } from './drafts.ts';

interface Options {
  chosen: ReadingChoices;
  /** Current time. Workouts that start more than a day later are rejected. */
  nowMs: number;
}

/** Parses the rows of an export of Strong or Hevy, with header. Every line with a set becomes a set or a problem. */
export function parseHistory(rows: readonly (readonly string[])[], { chosen, nowMs }: Options): HistoryParseResult {
  const headingAt = rows.findIndex(hasContent);
  const found = detectLayout(rows[headingAt] ?? [], rows.slice(headingAt + 1).find(hasContent) ?? []);
  if (found.kind === 'unknown') return { kind: 'not-history' };
  if (found.kind === 'missing') return { kind: 'columns-missing', source: found.source, columns: found.columns };

  const reading = begun(rows, found.layout, { chosen, nowMs });
  for (let index = headingAt + 1; index < rows.length; index += 1) {
    const row = rows[index] ?? [];
    if (hasContent(row)) readLine(reading, row, index + 1);
  }
  return finished(reading, rows);
}

function hasContent(row: readonly string[]): boolean {
  return row.some((cell) => cell.trim() !== '');
}

function begun(rows: readonly (readonly string[])[], layout: FileLayout, { chosen, nowMs }: Options): ParserState {
  const dates = rows.map((row) => row[layout.at.start ?? 0] ?? '');
  const isOpen = isOrderOpen(dates);
  const order = isOpen ? chosen.dateOrder : orderIn(dates);
  const asks = { weightUnit: false, distanceUnit: false, dateOrder: isOpen };
  return { layout, chosen, nowMs, order, drafts: new Map(), problems: [], setLines: 0, asks };
}

function finished(reading: ParserState, rows: readonly (readonly string[])[]): HistoryParseResult {
  const { layout, setLines, asks } = reading;
  if (setLines === 0) return { kind: 'empty' };
  const workouts = workoutsOf(reading);
  if (workouts.length > importLimits.workouts) return { kind: 'too-many-workouts', workouts: workouts.length };
  const names = new Set(workouts.flatMap(({ exercises }) => exercises.map(({ name }) => name)));
  if (names.size > importLimits.names) return { kind: 'too-many-exercises', exercises: names.size };

  for (const { line } of setsWithHighLoad(workouts)) {
    const row = rows[line - 1] ?? [];
    const at = layout.weights.find((column) => row[column.at]?.trim())?.at ?? null;
    addProblem(reading, row, { line, code: 'high_load', at, isLeftOut: false });
  }
  if (layout.weights.length === 0 && hasRepetitions(workouts)) {
    const at = rows.findIndex(hasContent);
    addProblem(reading, rows[at] ?? [], { line: at + 1, code: 'no_weight_column', at: null, isLeftOut: false });
  }
  const problems = reading.problems.toSorted((one, other) => one.line - other.line);
  return { kind: 'history', history: { source: layout.source, workouts, problems, setLines, asks } };
}

function hasRepetitions(workouts: readonly HistoryWorkout[]): boolean {
  return workouts.some(({ exercises }) => exercises.some(({ sets }) => sets.some(({ reps }) => reps !== null)));
}

function readLine(reading: ParserState, row: readonly string[], line: number): void {
  const kind = kindOf(row, reading.layout);
  if (kind === 'pause') return;
  const draft = draftFor(reading, { row, line });
  readComment(reading, draft, { row, line });
  if (kind === 'note') readExerciseNote(draft, nameIn(reading, row, line), textOf(row, reading.layout.at.note));
  else readSet(reading, draft, { row, line, kind });
}

interface SetLine {
  row: readonly string[];
  line: number;
  kind: LineKind;
}

function readSet(reading: ParserState, draft: Draft, { row, line, kind }: SetLine): void {
  reading.setLines += 1;
  const { asks, layout } = reading;
  // Also of sets that are left out: in another unit they may be valid.
  asks.weightUnit ||= lacksUnit(row, layout.weights, layout.at.weightUnit);
  asks.distanceUnit ||= lacksUnit(row, layout.distances, layout.at.distanceUnit);
  const read = placedSet(reading, draft, { row, line, kind });
  if ('code' in read) addProblem(reading, row, { line, ...read, isLeftOut: true });
  else keepSet(reading, draft, { row, line, ...read, kind });
}

interface Placed {
  block: Block;
  numbers: SetNumbers;
  isEffortLeftOut: boolean;
}

/** Returns the block and the values of a set, or why it is rejected. */
function placedSet(reading: ParserState, draft: Draft, { row, line, kind }: SetLine): Placed | LineError {
  const { layout, chosen } = reading;
  if (draft.startedAt === null) return { code: 'date', at: layout.at.start ?? null };
  const name = nameIn(reading, row, line);
  if (name === '') return { code: 'no_exercise', at: layout.at.exercise ?? null };
  const block = blockFor(draft, name, cellOf(row, layout.at.superset));
  block.lines += 1;
  block.setNumber = nextSetNumber(block, kind);
  if (mainSetNumber(block) > limits.setsARow) return { code: 'too_many_in_row', at: null };
  if (draft.sets === limits.setsAWorkout) return { code: 'too_many_in_workout', at: null };
  const read = parseSetValues(row, { layout, chosen, exercise: name });
  if (read.kind === 'wrong') return read.wrong;
  return { block, numbers: read.numbers, isEffortLeftOut: read.isEffortLeftOut };
}

function keepSet(
  reading: ParserState,
  draft: Draft,
  { row, line, kind, block, numbers, ...read }: SetLine & Placed,
): void {
  const { layout } = reading;
  if (read.isEffortLeftOut)
    addProblem(reading, row, { line, code: 'effort', at: layout.at.rpe ?? null, isLeftOut: false });
  if (kind === 'unknown') addProblem(reading, row, { line, code: 'kind', at: kindColumn(layout), isLeftOut: false });
  const rir = kind === 'failure' && numbers.rpe === null ? 0 : null;
  const { lines, setNumber } = block;
  const set = { line, number: lines, setNumber, ...numbers, rir, note: '', isWarmUp: kind === 'warm-up' };
  readSetNote(reading, set, { block, row, line, isDrop: kind === 'drop' && !isDrop(set) });
  block.sets.push(set);
  draft.sets += 1;
}

/** A drop belongs to the working set before it. Without one, as in the first line of an exercise, it is a set. */
function nextSetNumber(block: Block, kind: LineKind): number {
  const number = mainSetNumber(block);
  const drop = block.setNumber + limits.dropStep;
  const hasSet = block.sets.some(({ setNumber, isWarmUp }) => setNumber === number && !isWarmUp);
  return kind === 'drop' && hasSet && drop <= limits.setNumber ? drop : number + 1;
}

function nameIn(reading: ParserState, row: readonly string[], line: number): string {
  const at = reading.layout.at.exercise ?? null;
  const name = cellOf(row, at);
  if (name.length > 120) addProblem(reading, row, { line, code: 'name_cut', at, isLeftOut: false });
  return cutTo(120, name);
}
