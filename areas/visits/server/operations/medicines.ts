import type { Medicine } from '#areas/dietary-profiles/contract.ts';
import { findFirstAnswers } from '#areas/surveys/server/public.ts';
import { medicinesIn, namesMedicines } from '../../rules/medicines.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findLastMedicines } from '../store/medicines.ts';
import { readTemplate } from './anamnesis.ts';

/** The medicines of the last visit that says anything of them, a draft too, or else of the first surveys. */
export async function findMedicinesOfVisits(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Medicine[]>> {
  const [visits, sent, template] = await Promise.all([
    findLastMedicines(scope, clientIds),
    findFirstAnswers(scope, clientIds),
    readTemplate(scope),
  ]);
  const ofSurveys = Map.groupBy(
    sent.flatMap(({ clientId, ...survey }) => medicinesIn(template, survey).map((one) => ({ clientId, one }))),
    ({ clientId }) => clientId,
  );
  const ofVisits = new Map(
    visits.map(({ clientId, text, day }): [string, Medicine[]] => [
      clientId,
      namesMedicines(text) ? [{ text, question: '', source: 'visit', day }] : [],
    ]),
  );
  return new Map(clientIds.map((id) => [id, ofVisits.get(id) ?? ofSurveys.get(id)?.map(({ one }) => one) ?? []]));
}
