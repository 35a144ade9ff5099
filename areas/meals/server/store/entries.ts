import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { isNotWithdrawn } from '#areas/clients/server/public.ts';
import { MealEntry, type MealPicture, type Swap } from '../../contract.ts';
import type { PartsOfReport } from '../../rules/reports.ts';
import { toPrivateAttachment } from '#shell/server/attachments/private.ts';
import { type AttachmentRow, attachmentsJson } from '#shell/server/attachments/store.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import type { OwnerColumn } from '#shell/server/attachments/owner.ts';
import { isAboutEaten } from './states.ts';
import { isUnread } from './unread.ts';

export const pictureColumn = { table: 'attachments', column: 'meal_entry_id' } as const satisfies OwnerColumn;

const EntryRow = MealEntry.omit({ pictures: true }).extend({
  pictures: z.array(z.custom<AttachmentRow>()),
  isAboutEaten: z.boolean(),
  otherNotes: z.array(z.string()),
});
export type EntryRow = z.output<typeof EntryRow>;

interface Period {
  clientId: string;
  from: string;
  until: string;
}

/** What was reported about the days of a period, both dates included. */
export async function findEntries(scope: Scope, { clientId, from, until }: Period): Promise<EntryRow[]> {
  return rowsOf(
    scope.db,
    EntryRow,
    sql`
    select id, eaten_on as date, published_id as "publishedId", meal_id as "mealId", state, swaps, note,
      other_notes as "otherNotes", logged_at as "loggedAt", reported_by is not null as "isByProfessional", ${isUnread(scope)} as "isNew",
      ${isAboutEaten} as "isAboutEaten",
      ${picturesJson(scope)} as pictures
    from meal_entries
    where client_id = ${clientId} and eaten_on between ${from}::date and ${until}::date
    order by eaten_on, meal_id`,
  );
}

export type CheckedReport = Omit<PartsOfReport, 'swaps'> & {
  swaps: (Swap & { aliment: UsedAliment })[];
  isNew: boolean;
  isAgainstProfile: boolean;
};

/**
 * Stores reports about different meals. The state and the note of a report are stored unless a later one of the same meal is stored
 * already; a note of the client that gives way to one of another device stays to be read. Returns the ids of the entries that changed, with their values and notes before.
 */
export async function saveEntries(
  { db }: Transaction,
  { clientId, authorId }: { clientId: string; authorId: string | null },
  reports: readonly CheckedReport[],
): Promise<SavedEntry[]> {
  if (reports.length === 0) return [];
  return rowsOf(
    db,
    SavedEntry,
    sql`
    insert into meal_entries
      (client_id, eaten_on, published_id, meal_id, state, swaps, note, logged_at, has_state, noted_at, former_notes, reported_by, is_note_of_client, is_against_profile, new_at)
    select ${clientId}::uuid, date, "publishedId", "mealId", state, swaps, note, "loggedAt", "hasState", "notedAt",
      array(select md5(known) from unnest("knownNotes") known), ${authorId}::uuid, ${authorId === null},
      "isAgainstProfile", case when "isNew" then now() end
    from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb) as sent (date date, "publishedId" uuid, "mealId" uuid,
      state text, swaps jsonb, note text, "loggedAt" timestamptz, "hasState" boolean, "notedAt" timestamptz, "knownNotes" text[], "isNew" boolean, "isAgainstProfile" boolean)
    on conflict (account_id, client_id, eaten_on, meal_id) do update set
      published_id = ${laterState('published_id')}, state = ${laterState('state')}, swaps = ${laterState('swaps')},
      logged_at = ${laterState('logged_at')}, is_against_profile = ${laterState('is_against_profile')}, has_state = meal_entries.has_state or excluded.has_state,
      note = case when ${isNoteLater} then excluded.note else meal_entries.note end,
      noted_at = greatest(excluded.noted_at, meal_entries.noted_at),
      is_note_of_client = case when ${isNoteLater} then excluded.is_note_of_client else meal_entries.is_note_of_client end,
      other_notes = case when ${isNoteLater} then array_remove(${otherNotes}, excluded.note) else ${otherNotes} end,
      former_notes = case when ${isNoteLater} then array(select distinct unnest(
        array_append(meal_entries.former_notes || excluded.former_notes, md5(meal_entries.note)))) else meal_entries.former_notes end,
      reported_by = case when ${isStateLater} or ${isNoteLater} then excluded.reported_by else meal_entries.reported_by end,
      new_at = case when ${lostNote} is not null then now() when excluded.new_at is null and not ${isAllReplaced} then meal_entries.new_at else excluded.new_at end
    where ${isStateLater} or ${isNoteLater} or ${lostNote} is not null
    returning new.id, case when old.id is null then null else ${valuesJson} end as before,
      case when old.is_note_of_client then array_append(old.other_notes, old.note) else coalesce(old.other_notes, '{}') end as "clientNotesBefore"`,
  );
}

const UnreadNote = MealEntry.pick({ date: true, mealId: true, note: true });

/** The notes of the client about these dates that no professional has read. */
export async function findUnreadNotes(
  { db }: Transaction,
  clientId: string,
  dates: readonly string[],
): Promise<z.output<typeof UnreadNote>[]> {
  if (dates.length === 0) return [];
  return rowsOf(
    db,
    UnreadNote,
    sql`
    select eaten_on as date, meal_id as "mealId", note from meal_entries
    where client_id = ${clientId} and eaten_on = any(${dates}::date[]) and note <> '' and is_note_of_client
      and new_at is not null and not exists (
        select from meal_diary_readers readers where readers.client_id = meal_entries.client_id
          and readers.eaten_until >= meal_entries.eaten_on and readers.new_until >= meal_entries.new_at)
    for update`,
  );
}

/** The values of a changed entry before the change; SQL names its earlier row `old`. */
const valuesJson = sql`json_build_object('publishedId', old.published_id, 'state', old.state, 'swaps', old.swaps,
  'note', old.note, 'isByProfessional', old.reported_by is not null)`;

const SavedEntry = z.object({
  id: z.uuid(),
  /** The values before; null for a new entry. */
  before: MealEntry.pick({
    publishedId: true,
    state: true,
    swaps: true,
    note: true,
    isByProfessional: true,
  }).nullable(),
  /** The notes of the client before, with those of other devices. */
  clientNotesBefore: z.array(z.string()),
});
export type SavedEntry = z.output<typeof SavedEntry>;

const isStateLater = sql`(excluded.has_state and (not meal_entries.has_state or excluded.logged_at > meal_entries.logged_at))`;
const isNoteLater = sql`(excluded.noted_at is not null and excluded.noted_at > coalesce(meal_entries.noted_at, '-infinity'))`;

/**
 * The note of the client that gives way: the sent one, unless it was stored before, or the stored one, unless the device knew it. Null
 * without one. `former_notes` of the sent report are the notes that the device knows, none in reports of an earlier release.
 */
const lostNote = sql`(case
  when excluded.reported_by is not null then null
  when ${isNoteLater} then case when meal_entries.note not in ('', excluded.note) and meal_entries.is_note_of_client
    and md5(meal_entries.note) <> all(excluded.former_notes) then meal_entries.note end
  when excluded.note not in ('', meal_entries.note) and excluded.note <> all(meal_entries.other_notes)
    and md5(excluded.note) <> all(coalesce(meal_entries.former_notes, '{}')) then excluded.note end)`;

/** Notes of other devices that a meal keeps, the latest ones. */
const maxOtherNotes = 20;

/** Without the lost note when it is null: `array_append` would add null. */
const allOtherNotes = sql`array_remove(array_append(meal_entries.other_notes, ${lostNote}), null)`;
const otherNotes = sql`(${allOtherNotes})[greatest(cardinality(${allOtherNotes}) - ${sql.lit(maxOtherNotes - 1)}, 1):]`;

/** Whether nothing is left of the stored report that could be unread: the state is replaced, and the note too if there is one. */
const isAllReplaced = sql`(${isStateLater} and (${isNoteLater} or meal_entries.note = ''))`;

function laterState(
  column: 'published_id' | 'state' | 'swaps' | 'logged_at' | 'is_against_profile',
): RawBuilder<unknown> {
  return sql`case when ${isStateLater} then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`meal_entries.${column}`)} end`;
}

/** Locks an entry of the client until the transaction ends; undefined when the client has none with that id. */
export async function lockEntry({ db }: Scope, { id, clientId }: { id: string; clientId: string }) {
  return db
    .selectFrom('meal_entries')
    .select('id')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst();
}

/** Marks an entry as new, and returns its date; undefined when there is none. */
export async function markNew({ db }: Scope, id: string): Promise<{ date: string } | undefined> {
  const [entry] = await rowsOf(
    db,
    z.object({ date: z.string() }),
    sql`update meal_entries set new_at = now() where id = ${id} returning eaten_on as date`,
  );
  return entry;
}

export function toMealPicture(row: AttachmentRow): MealPicture {
  return { ...toPrivateAttachment(row), kind: 'image' };
}

/** Professionals see no pictures after the client has withdrawn the consent. */
function picturesJson({ caller }: Pick<Scope, 'caller'>): RawBuilder<AttachmentRow[]> {
  const pictures = attachmentsJson(pictureColumn, 'meal_entries.id');
  if (caller.clientId) return pictures;
  return sql`case when ${isNotWithdrawn('photos', 'meal_entries.client_id')} then ${pictures} else '[]' end`;
}
