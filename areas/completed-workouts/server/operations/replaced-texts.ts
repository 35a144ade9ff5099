import { createHash } from 'node:crypto';
import type { ReportedText, WorkoutSync } from '../../contract/sync.ts';
import type { OtherText } from '../../contract/workout.ts';
import { hasOtherText, textsOfClient, withLostTexts } from '../../rules/lost-texts.ts';
import {
  type Alarms,
  keepsWords,
  type ReplacedAlarm,
  type Reports,
  replacedAlarms,
} from '../../rules/replaced-alarms.ts';
import { type PainTicks, takenBackPain } from '../../rules/taken-back-pain.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import type { ChangeableValues, LockedWorkout } from '../store/begin.ts';
import { hasPainOfClient } from './feedback.ts';

type Read = Pick<LockedWorkout, 'isPainToRead' | 'readLines'>;

/** What of a locked workout professionals have still to read. */
export function alarmsOf({ language }: Scope, { isPainToRead, readLines }: Read): Alarms {
  const isRead = isReadIn(readLines);
  return {
    isUnread: (text) => isPainToRead && !(isRead(text) || text.split('\n').every(isRead)),
    painName: textsIn(language)('completed-workouts:skip.reasons.pain'),
  };
}

type Painful = Reports & PainTicks;

interface ReportChange {
  before: Painful & Read & Pick<LockedWorkout, 'names'>;
  after: Painful;
  /** The ticks of the request of the client. */
  sent?: Omit<PainTicks, 'isSkipped'> | undefined;
}

export interface AlarmsAfter {
  alarms: OtherText[];
  /** The texts among them; see `carryReadings`. */
  replaced: ReplacedAlarm[];
}

/** What was reported and is not reported any more: see `replacedAlarms` and `takenBackPain`. */
export function alarmsAfter(scope: Scope, { before, after, sent }: ReportChange): AlarmsAfter {
  const replaced = replacedAlarms(before, after, alarmsOf(scope, before));
  const texts = replaced.map(({ rowId, text }) => ({ rowId, text }));
  const isRead = isReadIn(before.readLines);
  const t = textsIn(scope.language);
  const context = scope.caller.clientId ? 'client' : 'inPerson';
  const changes = [...before.rowChanges, ...(sent?.rowChanges ?? [])];
  const nameOf = (id: string) =>
    changes.find(({ rowId, exerciseName }) => rowId === id && exerciseName !== '')?.exerciseName ?? before.names[id];
  const parts = { end: t('completed-workouts:pain.atEnd'), workout: t('completed-workouts:pain.wholeWorkout') };
  const ticks = takenBackPain(
    { before, after, sent },
    {
      isUnread: (key, isStored) => (before.isPainToRead || !isStored) && !isRead(key),
      isExplained: (id) => texts.some(({ rowId }) => rowId === id) || keepsWords(before, after, id),
      textOf: (ticked) => {
        const what = typeof ticked === 'string' ? parts[ticked] : (nameOf(ticked.rowId) ?? '');
        return t('completed-workouts:pain.takenBack', { what, context });
      },
    },
  );
  return { alarms: [...texts, ...ticks], replaced };
}

/** Whether there is a lost text to be read that is not stored. */
export function hasNewLostText(
  stored: Pick<LockedWorkout, 'otherTexts'>,
  { texts, replaced }: ReturnType<typeof textsAfterSync>,
): boolean {
  return hasOtherText(
    stored,
    texts,
    replaced.filter(({ isRead }) => isRead),
  );
}

/** Whether pain that was taken back is still to be read, so that its notification stays. */
export function hasTakenBackPain(
  { readLines, otherTexts: stored }: Pick<LockedWorkout, 'readLines' | 'otherTexts'>,
  otherTexts: readonly OtherText[],
): boolean {
  const isRead = isReadIn(readLines);
  const isNew = (text: string) => !stored.some((one) => one.text === text);
  return otherTexts.some(({ text, isTakenBack }) => isTakenBack && (isNew(text) || !isRead(text)));
}

type Written = Omit<ChangeableValues, 'otherTexts' | 'knownTexts' | 'knownNotes'>;

interface SentSync extends Pick<WorkoutSync, 'rowChanges' | 'finish' | 'knownTexts'> {
  /** The professional who sends it; null: the client. */
  authorId: string | null;
}

/** See `withLostTexts` and `alarmsAfter`. */
export function textsAfterSync(
  scope: Scope,
  workout: LockedWorkout,
  { written, sent }: { written: Written; sent: SentSync },
): { texts: { otherTexts: OtherText[]; knownTexts: ReportedText[] }; replaced: ReplacedAlarm[] } {
  const { rowChanges, finish, knownTexts, authorId } = sent;
  const reports = { comment: finish?.comment ?? '', commentAuthorId: null, rowChanges };
  const ticks = { rowChanges, hasPainAtEnd: finish?.hasPainAtEnd === true, painCorrectedAt: null };
  const before = { ...workout, hasPainAtEnd: hasPainOfClient(workout) };
  const after = { ...written, hasPainAtEnd: hasPainOfClient(written) };
  const { alarms, replaced } = alarmsAfter(scope, { before, after, sent: authorId === null ? ticks : undefined });
  const texts = authorId === null ? textsOfClient(reports) : [];
  return { texts: withLostTexts(workout, written, { texts, knownTexts, alarms }), replaced };
}

/** Whether the lines or keys of `tickKeys` with these MD5 contain a text. */
function isReadIn(readLines: readonly string[]): (text: string) => boolean {
  const read = new Set(readLines);
  return (text) => read.has(createHash('md5').update(text.trim()).digest('hex'));
}
