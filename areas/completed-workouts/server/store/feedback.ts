import { createHash } from 'node:crypto';
import { sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import { withoutTexts } from '#areas/clients/rules/other-symptoms.ts';
import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { OtherNote } from '../../contract/workout.ts';
import { isAddedChange } from './added-changes.ts';
import { isNoteOfClient, isoOf } from './sets.ts';
import { isCorrectedByClient } from './versions.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const isAdded = isAddedChange(sql`completed_workouts`);

const hasSet = sql<SqlBool>`exists (select 1 from completed_sets logged
  where logged.completed_workout_id = completed_workouts.id and logged.row_id = (change ->> 'rowId')::uuid)`;

/** Whether the client reported the row change, not a professional in person. */
const isByClient = sql<SqlBool>`change -> 'isInPerson' is null`;

/**
 * SQL table of the notes of the client in a row of `completed_workouts` that gave way to a set of another device and that it does not have
 * by now, each once.
 */
const lostNotes = sql`(
  select distinct on (versions.row_id, versions.set_number, versions.note)
    versions.set_id, versions.row_id, versions.set_number, versions.note
  from completed_set_versions versions
  where versions.completed_workout_id = completed_workouts.id and versions.is_note_lost and not exists (
    select from completed_sets present where present.completed_workout_id = versions.completed_workout_id
      and present.row_id = versions.row_id and present.set_number = versions.set_number and present.note = versions.note)
  order by versions.row_id, versions.set_number, versions.note)`;

/** SQL for these notes as JSON. */
export const lostNotesJson = sql<OtherNote[]>`coalesce((
  select json_agg(json_build_object('rowId', row_id, 'setNumber', set_number, 'note', note)) from ${lostNotes} lost), '[]')`;

/** Number of lost comments and notes of skips (`withLostTexts`). */
const lostTextCount = sql`jsonb_array_length(completed_workouts.other_texts)`;

/** Number of rows that the client added, with at least one set; also one that another device took out again. */
export const addedCount = sql<number>`(select count(*)::int from jsonb_array_elements(completed_workouts.row_changes) change
  where ${isAdded} and ${hasSet})`;

/** Whether the client reported pain at the end, not a professional in person. */
const hasPainOfClientAtEnd = sql<SqlBool>`(completed_workouts.has_pain_at_end and completed_workouts.pain_author_id is null)`;

/** SQL table of the keys of the ticks of the client in a row of `completed_workouts`, those of `takenBackPain`. */
export const tickKeys = sql`(
  select 'pain ' || (change ->> 'rowId') || ' ' || (change ->> 'changedAt') from jsonb_array_elements(completed_workouts.row_changes) change
    where change ->> 'skipReason' = 'pain' and ${isByClient}
  union all select 'pain at the end ' || coalesce(${isoOf(sql`completed_workouts.pain_corrected_at`)}, 'of the workout') where ${hasPainOfClientAtEnd})`;

/**
 * Number of skipped, swapped and added rows, these with a set, set notes, comments and pain at the end of `completed_workouts`; the
 * client's corrections count once. A free workout, in which all rows are added, is one piece of feedback. In a skipped workout rows that were
 * skipped for the same reason with the same note count once, together with the comment, which is the note of the skip.
 */
export const feedbackCount = sql<number>`(${hasPainOfClientAtEnd}::int + ${lostTextCount} + case when completed_workouts.is_skipped then greatest(
    (select count(distinct (change ->> 'skipReason', change ->> 'skipNote'))::int
      from jsonb_array_elements(completed_workouts.row_changes) change where change ->> 'skipReason' is not null and ${isByClient}),
    (completed_workouts.comment <> '' and completed_workouts.comment_author_id is null)::int)
  else (select count(*)::int from jsonb_array_elements(completed_workouts.row_changes) change
    where ${isByClient} and (change ->> 'skipReason' is not null
      or (change ->> 'exerciseId' is not null and (not ${isAdded} or (completed_workouts.source <> 'free' and ${hasSet})))))
  + case when completed_workouts.source = 'free' then least(${addedCount}, 1) else 0 end
  + (select count(*)::int from ${lostNotes} lost)
  + (select count(*)::int from completed_sets where completed_workout_id = completed_workouts.id and ${isNoteOfClient})
  + (completed_workouts.comment <> '' and completed_workouts.comment_author_id is null)::int
  + ${isCorrectedByClient}::int end)`;

/** Whether pain was reported in a workout of `completed_workouts`, of a skipped row or at the end. */
export const hasPain = sql<boolean>`(completed_workouts.row_changes @> '[{"skipReason": "pain"}]' or completed_workouts.has_pain_at_end)`;

/** Whether pain was reported or a text of the client names a symptom: the condition of the index `completed_workouts_with_pain`. */
export const hasPainOrSymptom = sql<boolean>`(${hasPain} or completed_workouts.names_symptoms)`;

/** Whether the comment explains reported pain: that at the end, or the reason of a skipped workout, whose note it is. */
const isCommentOfPain = sql<SqlBool>`(${hasPainOfClientAtEnd} or completed_workouts.is_skipped and ${hasPain})`;

/** The id of a part of `writtenByClient` that is a note: two notes of the same set have different ids that begin with row and number. */
const partOfNote = sql`row_id || '.' || set_number || '.' || md5(note)`;

/**
 * SQL query for the texts of the client in a workout of `completed_workouts`; `isOfPain`: it explains reported pain; `isLost`: see
 * `lostNotes` and `withLostTexts`; `isTakenBack`: see `takenBackPain`; `part` is `comment`, the id of a skipped row, or that of a note; of a lost text with its hash.
 */
export const writtenByClient = sql`
  select part, text, "isOfPain", "isLost", "isTakenBack" from (
    select 'comment' as part, completed_workouts.comment as text, ${isCommentOfPain} as "isOfPain", false as "isLost", false as "isTakenBack"
      where completed_workouts.comment_author_id is null
    union all select ${partOfNote}, note, false, false, false from completed_sets
      where completed_workout_id = completed_workouts.id and ${isNoteOfClient}
    union all select ${partOfNote}, note, false, true, false from ${lostNotes} lost
    union all select coalesce(lost ->> 'rowId', 'comment') || '.' || md5(lost ->> 'text'), lost ->> 'text', false, true, lost -> 'isTakenBack' is not null
      from jsonb_array_elements(completed_workouts.other_texts) lost
    union all select change ->> 'rowId', change ->> 'skipNote', coalesce(change ->> 'skipReason' = 'pain', false), false, false
      from jsonb_array_elements(completed_workouts.row_changes) change where ${isByClient}
  ) written where text <> ''`;

/** SQL for an array of the texts of the client in a workout of `completed_workouts`. */
export const textsOfClient = sql<string[]>`array(select text from (${writtenByClient}) texts)`;

/** SQL for an array of the title that the client gave to a free workout; empty for others. */
export const titleOfClient = sql<
  string[]
>`array(select completed_workouts.title where completed_workouts.source = 'free')`;

const StoredText = z.object({
  part: z.string(),
  text: z.string(),
  isOfPain: z.boolean(),
  isLost: z.boolean(),
  isTakenBack: z.boolean(),
});
type StoredText = z.output<typeof StoredText>;

const StoredTexts = z.object({
  texts: z.array(StoredText),
  hadSymptoms: z.boolean(),
  partsBefore: z.array(z.string()).nullable(),
  painTexts: z.array(z.string()),
  toldSymptoms: z.array(z.string()),
});

interface SymptomChange {
  /** Parts of the texts for which a new notification is due; see `newSymptomParts`. */
  added: string[];
  /** Whether no text names one any more. */
  isWithdrawn: boolean;
}

export interface FeedbackChange {
  /** Whether there is more than before. */
  isNew: boolean;
  /** Parts of the texts that explain pain which is reported in the same save: the notification of the pain covers them. */
  painParts: readonly string[];
}

/**
 * Records that the client's feedback changed, and which texts name a symptom. Truncated to
 * milliseconds, the precision of the API, like the instants of comments. Without any feedback left there is nothing to read.
 */
export async function saveFeedbackAt(
  scope: Scope,
  workoutId: string,
  { isNew, painParts }: FeedbackChange,
): Promise<SymptomChange> {
  const at = isNew ? sql`date_trunc('milliseconds', clock_timestamp())` : sql`client_feedback_at`;
  const read = await readSymptoms(scope, workoutId, painParts);
  const { symptoms, notified, painTexts, hadSymptoms, partsBefore, toldSymptoms } = read;
  const parts = notified.map(({ part }) => part);
  const toldByNow = [...new Set([...toldSymptoms, ...notified.map(({ text }) => text)])];
  await sql`
    update completed_workouts set client_feedback_at = case when ${feedbackCount} > 0 then ${at} end,
      names_symptoms = ${symptoms.length > 0}, names_present_symptoms = ${symptoms.some(({ isLost }) => !isLost)}, symptom_parts = ${parts}::text[],
      pain_texts = case when ${hasPain} then ${painTexts}::text[] else '{}' end, told_symptoms = ${toldByNow}::text[]
    where id = ${workoutId}`.execute(scope.db);
  const hadParts = partsBefore ? partsBefore.length > 0 : hadSymptoms;
  const added = newSymptomParts(notified, partsBefore ?? []);
  const continued = notified
    .filter(({ part }) => !added.includes(part))
    .filter(({ text }) => addsSymptom(text, toldSymptoms));
  return { added: [...added, ...continued.map(partOfText)], isWithdrawn: hadParts && parts.length === 0 };
}

/** Fills `symptom_parts` of a workout of an earlier release before a sync changes its texts; no notification follows for these parts. */
export async function saveSymptomParts(scope: Scope, workoutId: string): Promise<void> {
  const parts = (await readSymptoms(scope, workoutId)).notified.map(({ part }) => part);
  await sql`update completed_workouts set symptom_parts = ${parts}::text[]
    where id = ${workoutId}`.execute(scope.db);
}

/**
 * Reads the texts that name a symptom. `notified`: those with a notification of their own. A text that explains reported pain, also one
 * that was lost since, has none unless it names a symptom that is not in `painTexts`: the texts that the notification of the pain covers,
 * stored ones and those of `painParts`. A line
 * about pain that was taken back has none, because that of the pain stays.
 */
async function readSymptoms({ db }: Scope, workoutId: string, painParts: readonly string[] = []) {
  const written = sql`
    select coalesce((select json_agg(texts) from (${writtenByClient}
        union all select 'title', title, false, false, false from unnest(${titleOfClient}) title) texts), '[]') as texts,
      names_symptoms as "hadSymptoms",
      symptom_parts as "partsBefore", case when ${hasPain} then pain_texts else '{}' end as "painTexts",
      told_symptoms as "toldSymptoms"
    from completed_workouts where id = ${workoutId}`;
  const [stored] = await rowsOf(db, StoredTexts, written);
  const { texts = [], hadSymptoms = false, partsBefore = null, painTexts: toldBefore = [] } = stored ?? {};
  // A text that is not part of a present one any more is not compared again.
  const toldSymptoms = (stored?.toldSymptoms ?? []).filter((one) => texts.some(({ text }) => text.includes(one)));
  const symptoms = texts.filter(({ text }) => namesSymptom(text));
  const toldNow = texts.filter(({ part, isOfPain }) => isOfPain && painParts.includes(part));
  const painTexts = [...new Set([...toldBefore, ...toldNow.map(({ text }) => text)])];
  const notified = symptoms.filter(
    ({ text, isOfPain, isLost, isTakenBack }) => !isTakenBack && (!(isOfPain || isLost) || namesOther(text, painTexts)),
  );
  return { symptoms, notified, painTexts, hadSymptoms, partsBefore, toldSymptoms };
}

/** Whether the text contains one of which professionals were notified, and names a symptom in the rest. */
function addsSymptom(text: string, toldSymptoms: readonly string[]): boolean {
  const contained = toldSymptoms.filter((one) => text.includes(one));
  return contained.length > 0 && namesSymptom(withoutTexts(text, contained));
}

/** The part of a text with a hash of the text, which the part of a note has already. */
function partOfText({ part, text }: StoredText): string {
  return part.includes('.') ? part : `${part}.${createHash('md5').update(text).digest('hex')}`;
}

/**
 * Whether the text names a symptom that these texts and their lines do not have. A text of one word such as `dolore` is not removed from
 * a longer one, which may say where the pain is.
 */
function namesOther(text: string, painTexts: readonly string[]): boolean {
  const known = painTexts.flatMap((one) => [one, ...one.split('\n')]).map((one) => one.trim());
  if (known.includes(text.trim())) return false;
  return namesSymptom(
    withoutTexts(
      text,
      known.filter((one) => one.includes(' ') && namesSymptom(one)),
    ),
  );
}

/**
 * The parts without a notification so far. A changed note of a set counts as a correction of the notified one and gets none, unless
 * the notified note is a lost note, which stays beside it. A comment or note of a skip that was notified as the current one gets none as a
 * lost one.
 */
function newSymptomParts(notified: readonly StoredText[], partsBefore: readonly string[]): string[] {
  const current = new Set(notified.map(({ part }) => part));
  const isMoved = (base: string) => partsBefore.includes(base) && !current.has(base);
  const lost = new Set(notified.filter(({ isLost }) => isLost).map(({ part }) => part));
  const replaced = new Set(partsBefore.filter((part) => !lost.has(part)).map(withoutHash));
  return notified
    .filter(
      ({ part, isLost }) =>
        !partsBefore.includes(part) && (isLost ? !isMoved(textOfHash(part)) : !replaced.has(withoutHash(part))),
    )
    .map(({ part }) => part);
}

/** The part without the hash of a note. */
function withoutHash(part: string): string {
  return part.split('.').slice(0, 2).join('.');
}

/** The part that a lost comment or note of a skip had before. */
function textOfHash(part: string): string {
  return part.slice(0, part.lastIndexOf('.'));
}
