import type { HistorySet, HistoryWorkout } from './history.ts';
import { parseDuration } from './length.ts';
import { parseTimestamp, msOf, secondsBetween } from './moments.ts';
import { type Block, type Draft, type ParserState, addProblem } from './parser-state.ts';
import { cellOf } from './set-values.ts';
import { cutTo, cleanText } from './words.ts';

const dayMs = 86_400_000;
const daySeconds = 86_400;
const earliest = '1980';
const maxCommentLength = 2000;
const maxTitleLength = 120;
const maxNoteLength = 500;

interface Line {
  row: readonly string[];
  line: number;
}

/** The workout a line belongs to: begun at the same moment under the same title. */
export function draftFor(reading: ParserState, { row, line }: Line): Draft {
  const { at } = reading.layout;
  const start = cellOf(row, at.start);
  const title = cutTo(maxTitleLength, cellOf(row, at.title));
  const key = `${start}\n${title}`;
  const known = reading.drafts.get(key);
  if (known) return known;
  const moment = parseTimestamp(start, reading.order);
  const isPossible = moment !== null && moment >= earliest && msOf(moment) <= reading.nowMs + dayMs;
  const startedAt = isPossible ? moment : null;
  const seconds = startedAt ? secondsOf(reading, startedAt, { row, line }) : 0;
  const draft: Draft = { title, startedAt, seconds, comment: '', blocks: [], sets: 0, waiting: [], line };
  reading.drafts.set(key, draft);
  return draft;
}

function secondsOf(reading: ParserState, startedAt: string, { row, line }: Line): number {
  const { end, duration } = reading.layout.at;
  const at = end ?? duration;
  const text = cellOf(row, at);
  if (at === undefined || text === '') return 0;
  const seconds = at === end ? untilEnd(startedAt, parseTimestamp(text, reading.order)) : parseDuration(text);
  if (seconds === null) addProblem(reading, row, { line, code: 'duration', at, isLeftOut: false });
  return seconds ?? 0;
}

function untilEnd(startedAt: string, end: string | null): number | null {
  const seconds = end && secondsBetween(startedAt, end);
  return typeof seconds === 'number' && seconds >= 0 && seconds <= daySeconds ? seconds : null;
}

/** Said on every line of a workout, or on one of them. */
export function readComment(reading: ParserState, draft: Draft, { row, line }: Line): void {
  const at = reading.layout.at.comment;
  const text = at === undefined || draft.comment ? '' : cleanText(row[at] ?? '');
  if (text === '') return;
  draft.comment = cutTo(maxCommentLength, text);
  if (text.length > maxCommentLength)
    addProblem(reading, row, { line, code: 'note_cut', at: at ?? null, isLeftOut: false });
}

/** The sets of one exercise one after the other; another one between them begins a new block. */
export function blockFor(draft: Draft, name: string, superset: string): Block {
  const last = draft.blocks.at(-1);
  if (last?.name === name && last.superset === superset) return last;
  const notes = draft.waiting.filter((waiting) => waiting.name === name).map(({ note }) => note);
  draft.waiting = draft.waiting.filter((waiting) => waiting.name !== name);
  const block: Block = { name, superset, lines: 0, sets: [], notes };
  draft.blocks.push(block);
  return block;
}

/** Strong notes between the sets, before them or after. */
export function readExerciseNote(draft: Draft, name: string, note: string): void {
  if (note === '') return;
  const last = draft.blocks.at(-1);
  if (last?.name === name) last.notes.push(note);
  else draft.waiting.push({ name, note });
}

interface NotedSet extends Line {
  block: Block;
  isDrop: boolean;
}

/** What stands on every set of an exercise is about the exercise: it is kept once. */
export function readSetNote({ layout }: ParserState, set: HistorySet, { block, row, isDrop }: NotedSet): void {
  const { note, exerciseNote } = layout.at;
  const about = exerciseNote === undefined ? '' : cleanText(row[exerciseNote] ?? '');
  if (about && !block.notes.includes(about)) block.notes.push(about);
  const own = note === undefined ? '' : cleanText(row[note] ?? '');
  const isNew = own !== '' && !block.sets.some((other) => other.note.includes(own));
  set.note = [isDrop && 'Drop set', isNew && own].filter(Boolean).join(' · ');
}

/** The earliest first; of those that begin at the same moment each has its own number, however the file is sorted. */
export function workoutsOf(reading: ParserState): HistoryWorkout[] {
  const begun = [...reading.drafts.values()].flatMap((draft) => withNotes(reading, draft) ?? []);
  const sorted = begun.toSorted(
    (one, other) => compare(one.startedAt, other.startedAt) || compare(one.title, other.title),
  );
  const seen = new Map<string, number>();
  return sorted.map((workout) => {
    const ordinal = seen.get(workout.startedAt) ?? 0;
    seen.set(workout.startedAt, ordinal + 1);
    return { ...workout, ordinal };
  });
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function withNotes(reading: ParserState, draft: Draft): Omit<HistoryWorkout, 'ordinal'> | null {
  const { title, startedAt, seconds, blocks } = draft;
  if (startedAt === null || draft.sets === 0) return null;
  const kept = blocks.filter(({ sets }) => sets.length > 0);
  for (const block of kept) settleNotes(reading, block);
  const lost = [...draft.waiting, ...blocks.filter((block) => !kept.includes(block)).flatMap(notesOf)];
  const said = [draft.comment, ...lost.map(({ name, note }) => `${name}: ${note}`)].filter(Boolean).join('\n');
  const comment = cutTo(maxCommentLength, said);
  if (said.length > maxCommentLength && lost.length > 0) reportCut(reading, draft.line, said);
  const exercises = kept.map(({ name, superset, sets }) => ({ name, superset, sets }));
  return { title, startedAt, seconds, comment, exercises };
}

function notesOf({ name, notes }: Block): { name: string; note: string }[] {
  return notes.map((note) => ({ name, note }));
}

/** What is about an exercise stands on its first set. */
function settleNotes(reading: ParserState, { sets, notes }: Block): void {
  for (const [index, set] of sets.entries()) {
    const about = index === 0 ? notes.filter((note) => !set.note.includes(note)) : [];
    const said = [set.note, ...about].filter(Boolean).join(' · ');
    if (said.length > maxNoteLength) reportCut(reading, set.line, said);
    set.note = cutTo(maxNoteLength, said);
  }
}

function reportCut(reading: ParserState, line: number, text: string): void {
  addProblem(reading, [text], { line, code: 'note_cut', at: null, isLeftOut: false });
}
