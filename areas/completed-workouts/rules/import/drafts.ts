import type { HistorySet, HistoryWorkout } from './history.ts';
import { parseDuration, parseTimestamp, msOf, secondsBetween } from '#shell/common/timestamps.ts';
import { type Block, type Draft, type ParserState, addProblem } from './parser-state.ts';
import { cellOf, cutTo, textOf } from './cells.ts';

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

/** Returns the workout of a line, which is identified by start and title. */
export function draftFor(state: ParserState, { row, line }: Line): Draft {
  const { at } = state.layout;
  const start = cellOf(row, at.start);
  const title = cutTo(maxTitleLength, cellOf(row, at.title));
  const key = `${start}\n${title}`;
  const known = state.drafts.get(key);
  if (known) return known;
  const moment = parseTimestamp(start, state.order);
  const isPossible = moment !== null && moment >= earliest && msOf(moment) <= state.nowMs + dayMs;
  const startedAt = isPossible ? moment : null;
  const seconds = startedAt ? secondsOf(state, startedAt, { row, line }) : 0;
  const other = parseTimestamp(start, state.order === 'day' ? 'month' : 'day');
  const otherStart = other === startedAt ? null : other;
  const empty = { comment: '', blocks: [], sets: 0, pendingNotes: [] };
  const draft: Draft = { title, startedAt, otherStart, seconds, ...empty, line };
  state.drafts.set(key, draft);
  return draft;
}

function secondsOf(state: ParserState, startedAt: string, { row, line }: Line): number {
  const { end, duration } = state.layout.at;
  const at = end ?? duration;
  const text = cellOf(row, at);
  if (at === undefined || text === '') return 0;
  const seconds = at === end ? untilEnd(startedAt, parseTimestamp(text, state.order)) : parseDuration(text);
  if (seconds === null) addProblem(state, row, { line, code: 'duration', at, isLeftOut: false });
  return seconds ?? 0;
}

function untilEnd(startedAt: string, end: string | null): number | null {
  const seconds = end && secondsBetween(startedAt, end);
  return typeof seconds === 'number' && seconds >= 0 && seconds <= daySeconds ? seconds : null;
}

/** Reads the comment of the workout, which the file repeats on each of its lines or has on one of them. */
export function readComment(state: ParserState, draft: Draft, { row, line }: Line): void {
  const at = state.layout.at.comment;
  const text = draft.comment ? '' : textOf(row, at);
  if (text === '') return;
  draft.comment = cutTo(maxCommentLength, text);
  if (text.length > maxCommentLength)
    addProblem(state, row, { line, code: 'note_cut', at: at ?? null, isLeftOut: false });
}

/** Returns the block of a set. Consecutive sets of one exercise form a block. */
export function blockFor(draft: Draft, name: string, superset: string): Block {
  const last = draft.blocks.at(-1);
  if (last?.name === name && last.superset === superset) return last;
  const notes = draft.pendingNotes.filter((pending) => pending.name === name).map(({ note }) => note);
  draft.pendingNotes = draft.pendingNotes.filter((pending) => pending.name !== name);
  const block: Block = { name, superset, lines: 0, setNumber: 0, sets: [], notes };
  draft.blocks.push(block);
  return block;
}

/**
 * Reads a note on an exercise. Strong writes these notes in lines of their own, before or after the sets of the
 * exercise.
 */
export function readExerciseNote(draft: Draft, name: string, note: string): void {
  if (note === '') return;
  const last = draft.blocks.at(-1);
  if (last?.name === name) last.notes.push(note);
  else draft.pendingNotes.push({ name, note });
}

interface NotedSet extends Line {
  block: Block;
  /** The file has a drop here that belongs to no set. */
  isDrop: boolean;
}

/** Reads the note of a set. A note that is repeated on every set of an exercise is stored once. */
export function readSetNote({ layout }: ParserState, set: HistorySet, { block, row, isDrop }: NotedSet): void {
  const { note, exerciseNote } = layout.at;
  const about = textOf(row, exerciseNote);
  if (about && !block.notes.includes(about)) block.notes.push(about);
  const own = textOf(row, note);
  const isNew = own !== '' && !block.sets.some((other) => other.note.includes(own));
  set.note = [isDrop && 'Drop set', isNew && own].filter(Boolean).join(' · ');
}

/**
 * Returns the workouts, earliest first. Workouts with the same start are numbered, independently of the order of the
 * file.
 */
export function workoutsOf(state: ParserState): HistoryWorkout[] {
  const begun = [...state.drafts.values()].flatMap((draft) => withNotes(state, draft) ?? []);
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

function withNotes(state: ParserState, draft: Draft): Omit<HistoryWorkout, 'ordinal'> | null {
  const { title, startedAt, otherStart, seconds, blocks } = draft;
  if (startedAt === null || draft.sets === 0) return null;
  const exerciseBlocks = blocks.filter(({ sets }) => sets.length > 0);
  for (const block of exerciseBlocks) addNotesToSets(state, block);
  const lost = [...draft.pendingNotes, ...blocks.filter((block) => !exerciseBlocks.includes(block)).flatMap(notesOf)];
  const text = [draft.comment, ...lost.map(({ name, note }) => `${name}: ${note}`)].filter(Boolean).join('\n');
  const comment = cutTo(maxCommentLength, text);
  if (text.length > maxCommentLength && lost.length > 0) addCutProblem(state, draft.line, text);
  const exercises = exerciseBlocks.map(({ name, superset, sets }) => ({ name, superset, sets }));
  return { title, startedAt, ...(otherStart !== null && { otherStart }), seconds, comment, exercises };
}

function notesOf({ name, notes }: Block): { name: string; note: string }[] {
  return notes.map((note) => ({ name, note }));
}

/** Adds the notes on an exercise to its first set. */
function addNotesToSets(state: ParserState, { sets, notes }: Block): void {
  for (const [index, set] of sets.entries()) {
    const about = index === 0 ? notes.filter((note) => !set.note.includes(note)) : [];
    const text = [set.note, ...about].filter(Boolean).join(' · ');
    if (text.length > maxNoteLength) addCutProblem(state, set.line, text);
    set.note = cutTo(maxNoteLength, text);
  }
}

function addCutProblem(state: ParserState, line: number, text: string): void {
  addProblem(state, [text], { line, code: 'note_cut', at: null, isLeftOut: false });
}
