import { namesOtherSymptom } from '#areas/clients/rules/other-symptoms.ts';
import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import type { MealEntry } from '../../contract.ts';
import type { eatenConflicts } from '../../rules/eaten-conflicts.ts';
import { hasSomethingToRead } from '../../rules/reports.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { mealsReported, mealSymptomsWithdrawn } from '../events.ts';
import { type CheckedReport as ReportToStore, findUnreadNotes, type SavedEntry } from '../store/entries.ts';

export type CheckedReport = ReportToStore & { conflicts: ReturnType<typeof eatenConflicts> };

/**
 * A note that names a symptom and that no professional has read counts as one that the device does not know, so that it stays to be read
 * beside the note that replaces it, unless that one goes on with its words.
 */
export async function withUnreadSymptoms(
  scope: Scope,
  clientId: string,
  checked: readonly CheckedReport[],
): Promise<CheckedReport[]> {
  const noted = checked.filter(({ notedAt }) => notedAt !== null);
  const dates = [...new Set(noted.map(({ date }) => date))];
  const unread = (await findUnreadNotes(scope, clientId, dates)).filter(({ note }) => namesSymptom(note));
  return checked.map((report) => {
    const { note } = unread.find(({ date, mealId }) => date === report.date && mealId === report.mealId) ?? {};
    if (note === undefined || (report.note.startsWith(note) && namesSymptom(report.note))) return report;
    return { ...report, knownNotes: report.knownNotes?.filter((known) => known !== note) };
  });
}

interface StoredReports {
  /** The entries of the dates of the reports, as they are stored now. */
  stored: readonly MealEntry[];
  saved: readonly SavedEntry[];
}

export async function publishReported(
  scope: Scope,
  clientId: string,
  { checked, stored, saved }: StoredReports & { checked: readonly CheckedReport[] },
): Promise<void> {
  const reported = checked.filter(({ state, isNew }) => isNew || state !== 'planned');
  if (reported.length === 0) return;
  const conflicts = reported.flatMap((one) => one.conflicts);
  const notesBefore = new Map(saved.map((one) => [one.id, one.clientNotesBefore]));
  await publish(scope, mealsReported, {
    clientId,
    dates: [...new Set(reported.map(({ date }) => date))],
    isToRead: reported.some(hasSomethingToRead),
    symptoms: reported.filter((report) => {
      const entry = stored.find(isOfMeal(report));
      const before = entry && notesBefore.get(entry.id);
      // A delayed request may have a note that the client has taken back meanwhile.
      return before && notesOf(entry).includes(report.note) && namesOtherSymptom(report.note, before);
    }),
    conflicts: conflicts.filter(
      ({ alimentId }, index) => conflicts.findIndex((one) => one.alimentId === alimentId) === index,
    ),
  });
}

/** Publishes the changed meals whose note named a symptom and of which no note names one any more. */
export async function publishWithdrawnSymptoms(
  scope: Scope,
  clientId: string,
  { stored, saved }: StoredReports,
): Promise<void> {
  const hadSymptom = new Set(saved.filter(({ before }) => before && namesSymptom(before.note)).map(({ id }) => id));
  const meals = stored.filter((entry) => hadSymptom.has(entry.id) && !notesOf(entry).some(namesSymptom));
  if (meals.length > 0) await publish(scope, mealSymptomsWithdrawn, { clientId, meals });
}

function isOfMeal({ date, mealId }: Pick<MealEntry, 'date' | 'mealId'>) {
  return (one: MealEntry) => one.date === date && one.mealId === mealId;
}

function notesOf({ note, otherNotes = [] }: MealEntry): string[] {
  return [note, ...otherNotes];
}
