import { type HistoryProblem, importLimits, type Units } from '../../contract/import.ts';
import type { HistorySet } from './history.ts';
import type { FileLayout } from './file-layout.ts';
import { cutTo, lineOf } from './words.ts';

/** Sets of an exercise one after the other, while the file is being read. */
export interface Block {
  name: string;
  superset: string;
  /** Of the file, those left out too. */
  lines: number;
  sets: HistorySet[];
  /** About the exercise as a whole. */
  notes: string[];
}

export interface Draft {
  title: string;
  /** Null: the file says no moment that can be. */
  startedAt: string | null;
  seconds: number;
  comment: string;
  blocks: Block[];
  sets: number;
  /** Noted about an exercise before its first set. */
  waiting: { name: string; note: string }[];
  line: number;
}

/** A file while it is being read: it is written to. */
export interface ParserState {
  layout: FileLayout;
  units: Units;
  nowMs: number;
  /** Of dates with slashes. */
  order: 'day' | 'month';
  drafts: Map<string, Draft>;
  problems: HistoryProblem[];
  setLines: number;
}

export interface ProblemInput {
  line: number;
  code: HistoryProblem['code'];
  /** The column; null: the whole line. */
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
