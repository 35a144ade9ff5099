import { type HistoryProblem, importLimits, type ReadingChoices } from '../../contract/import.ts';
import type { History, HistorySet } from './history.ts';
import type { FileLayout } from './file-layout.ts';
import { cutTo, lineOf } from './cells.ts';

/** Consecutive sets of an exercise. */
export interface Block {
  name: string;
  superset: string;
  /** Number of lines of the file, including rejected ones. */
  lines: number;
  /** Number of the last line. */
  setNumber: number;
  sets: HistorySet[];
  /** Notes on the exercise. */
  notes: string[];
}

export interface Draft {
  title: string;
  /** Start of the workout; null when the file has no valid timestamp. */
  startedAt: string | null;
  /** As `HistoryWorkout`. */
  otherStart: string | null;
  seconds: number;
  comment: string;
  blocks: Block[];
  sets: number;
  /** Notes on an exercise before its first set. */
  pendingNotes: { name: string; note: string }[];
  line: number;
}

/** Mutable state of the parser. */
export interface ParserState {
  layout: FileLayout;
  chosen: ReadingChoices;
  nowMs: number;
  /** Order of day and month in dates with slashes. */
  order: 'day' | 'month';
  drafts: Map<string, Draft>;
  problems: HistoryProblem[];
  setLines: number;
  /** What the user has to choose, as far as the lines were read. */
  asks: History['asks'];
}

export interface ProblemInput {
  line: number;
  code: HistoryProblem['code'];
  /** Index of the column; null when the problem concerns the whole line. */
  at: number | null;
  isLeftOut: boolean;
}

export function addProblem(
  reading: ParserState,
  row: readonly string[],
  { line, code, at, isLeftOut }: ProblemInput,
): void {
  const shown = (text: string) => cutTo(importLimits.cellCharacters, lineOf(text));
  const column = at === null ? null : shown(reading.layout.headings[at] ?? '');
  const text = at === null ? row.filter((cell) => cell.trim() !== '').join(' · ') : (row[at] ?? '');
  reading.problems.push({ line, column, text: shown(text), code, isLeftOut });
}
