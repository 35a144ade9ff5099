import { findFirstAnswers, findLaterAnswers } from '#areas/surveys/server/public.ts';
import { type EndedMedicines, endedNamesIn, partsOfEndingWords } from '../../rules/ended-medicines.ts';
import { plainDateInZone } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findLastMedicines } from '../store/medicines.ts';
import { findRecordTexts } from '../store/record-texts.ts';

/** Answers of later check-ins that are older are not read. */
const daysRead = 3650;

/**
 * What clients do not take any more by first surveys, later check-ins, the last visits and the goal and the note of their records. Leaves out
 * clients whose health data the caller must not read. Does not check access to the clients.
 */
export async function findEndedMedicines(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EndedMedicines[]>> {
  const [first, later, visits, records] = await Promise.all([
    findFirstAnswers(scope, clientIds),
    findLaterAnswers(scope, clientIds, { pattern: partsOfEndingWords, days: daysRead }),
    findLastMedicines(scope, clientIds),
    findRecordTexts(scope, clientIds, partsOfEndingWords),
  ]);
  const atInstant = (at: string) => ({ at, day: plainDateInZone(at, scope.caller.timeZone) });
  const texts = [
    ...[...first, ...later].flatMap(({ clientId, sentAt, answers }) =>
      answers.flatMap(({ value }) =>
        value.kind === 'text' ? { clientId, ...atInstant(sentAt), text: value.value } : [],
      ),
    ),
    ...visits.map(({ clientId, day, text }) => ({ clientId, day, text })),
    ...records.map(({ clientId, changedAt, text }) => ({ clientId, ...atInstant(changedAt), text })),
  ];
  const ended = texts.map(({ text, ...one }) => ({ ...one, names: endedNamesIn(text) }));
  return Map.groupBy(
    ended.filter(({ names }) => names.length > 0),
    ({ clientId }) => clientId,
  );
}
