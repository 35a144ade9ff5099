import type { RowChange } from '../contract/set.ts';
import type { ReportedText } from '../contract/sync.ts';
import type { OtherText } from '../contract/workout.ts';
import { withoutPresentPain } from './taken-back-pain.ts';

export interface WrittenTexts {
  comment: string;
  /** Membership of the professional who wrote the comment; null: the client. */
  commentAuthorId: string | null;
  rowChanges: readonly RowChange[];
}

interface StoredTexts extends WrittenTexts {
  /** The comment as the devices sent it at the end, where it was corrected since. */
  sentComment: string | null;
  otherTexts: readonly OtherText[];
  /** Texts that devices had shown and replaced. */
  knownTexts: readonly ReportedText[];
}

interface SentTexts {
  /** The texts of the client in the request. */
  texts: readonly ReportedText[];
  /** Texts that the device had shown or written before. */
  knownTexts?: readonly ReportedText[] | undefined;
  /** Texts that stay to be read although the device knew them; see `replacedAlarms` and `takenBackPain`. */
  alarms?: readonly OtherText[];
}

const maxOtherTexts = 20;
const maxKnownTexts = 50;

/**
 * Returns the lines of comments and notes of skips of the client that gave way to those of a device that had not shown them, and the
 * texts that devices replaced on purpose. Lost are stored lines that `merged` has no more and that the device did not know, and sent
 * lines that `merged` does not have, unless a device replaced them before. Without `knownTexts` every replaced line is lost.
 */
export function withLostTexts(
  stored: StoredTexts,
  merged: WrittenTexts,
  { texts, knownTexts = [], alarms = [] }: SentTexts,
): { otherTexts: OtherText[]; knownTexts: ReportedText[] } {
  const present = linesOf(textsOf(merged));
  const known = linesOf(knownTexts);
  const replaced = linesOf([...stored.knownTexts, { rowId: null, text: stored.sentComment ?? '' }]);
  const lost = [
    ...textsOfClient(stored).map((one) => without(one, [present, known])),
    ...texts.map((one) => without(one, [present, replaced])),
  ];
  const stayed = withoutPresentPain(stored.otherTexts, merged);
  const others = [...stayed, ...withoutRepeated([...alarms, ...lost])].filter(
    (one) => without(one, [present]).text !== '',
  );
  const replacedNow = knownTexts.filter((one) => without(one, [present]).text !== '');
  return {
    otherTexts: unique(others).slice(-maxOtherTexts),
    knownTexts: unique([...stored.knownTexts, ...replacedNow]).slice(-maxKnownTexts),
  };
}

/** Whether `merged` has a lost text that is not stored and that is to be read: not one of `readTexts`. */
export function hasOtherText(
  stored: Pick<StoredTexts, 'otherTexts'>,
  { otherTexts }: Pick<StoredTexts, 'otherTexts'>,
  readTexts: readonly ReportedText[],
): boolean {
  const known = new Set([...stored.otherTexts, ...readTexts].map(lineKey));
  return otherTexts.some((one) => !known.has(lineKey(one)));
}

/** The comment and the notes of skips that the client wrote. */
export function textsOfClient({ commentAuthorId, comment, rowChanges }: WrittenTexts): ReportedText[] {
  const changes = rowChanges.filter(({ isInPerson }) => !isInPerson);
  return textsOf({ comment: commentAuthorId === null ? comment : '', rowChanges: changes });
}

function textsOf({ comment, rowChanges }: Pick<WrittenTexts, 'comment' | 'rowChanges'>): ReportedText[] {
  const notes = rowChanges.map(({ rowId, skipNote }) => ({ rowId, text: skipNote }));
  return [{ rowId: null, text: comment }, ...notes].filter(({ text }) => text !== '');
}

/** The lines of the text that none of these sets has. */
function without({ rowId, text }: ReportedText, keys: readonly ReadonlySet<string>[]): ReportedText {
  const left = linesIn(text).filter((line) => !keys.some((set) => set.has(lineKey({ rowId, text: line }))));
  return { rowId, text: left.join('\n') };
}

/** Without the texts that a longer one contains. */
function withoutRepeated(texts: readonly OtherText[]): OtherText[] {
  const isIn = (one: ReportedText, other: ReportedText) => one.rowId === other.rowId && other.text.includes(one.text);
  return texts.filter((one) => !texts.some((other) => isIn(one, other) && !isIn(other, one)));
}

function linesOf(texts: readonly ReportedText[]): ReadonlySet<string> {
  return new Set(texts.flatMap(({ rowId, text }) => linesIn(text).map((line) => lineKey({ rowId, text: line }))));
}

export function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function lineKey({ rowId, text }: ReportedText): string {
  return `${rowId} ${text}`;
}

function unique<T extends ReportedText>(texts: readonly T[]): T[] {
  return [...new Map(texts.map((one) => [lineKey(one), one])).values()];
}
