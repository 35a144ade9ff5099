import type { Diagnosis, Medicine } from '#areas/dietary-profiles/contract.ts';
import { findFirstAnswers, findLaterAnswers } from '#areas/surveys/server/public.ts';
import type { AnamnesisTemplate } from '../../contract/anamnesis.ts';
import type { BuiltInField } from '../../rules/anamnesis-fields.ts';
import { medicineFields, takenAnswerOfVisit, takenAnswersIn, takenNow, takenPattern } from '../../rules/medicines.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { declaresNothing } from '../../rules/declarations.ts';
import { findLastAnswers } from '../store/anamnesis-answers.ts';
import { findLastMedicines } from '../store/medicines.ts';
import { readTemplate } from './anamnesis.ts';

/** Answers of later check-ins that are older are not read. */
const daysRead = 3650;

/**
 * What clients take by the last visit that says anything of medicines, or of supplements, drafts too, by first surveys and by later
 * check-ins.
 */
export async function findMedicinesOfVisits(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Medicine[]>> {
  const template = await readTemplate(scope);
  const [visits, first, later] = await Promise.all([
    findLastMedicines(scope, clientIds),
    findFirstAnswers(scope, clientIds),
    findLaterAnswers(scope, clientIds, { pattern: patternOf(template), days: daysRead }),
  ]);
  const answers = Map.groupBy(
    [
      ...visits.flatMap(({ clientId, ...visit }) => takenAnswerOfVisit(visit).map((one) => ({ clientId, one }))),
      ...[...first, ...later].flatMap(({ clientId, ...survey }) =>
        takenAnswersIn(template, survey).map((one) => ({ clientId, one })),
      ),
    ],
    ({ clientId }) => clientId,
  );
  return new Map(clientIds.map((id) => [id, takenNow((answers.get(id) ?? []).map(({ one }) => one))]));
}

/** The last answer of each client's visits about diagnoses, drafts too; nothing where it says that there are none. */
export async function findDiagnosesOfVisits(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, Diagnosis>> {
  const answers = await findLastAnswers(scope, clientIds, ['past_conditions' satisfies BuiltInField]);
  const named = answers.filter(({ text }) => !declaresNothing(text));
  return new Map(named.map(({ clientId, text, day }) => [clientId, { text, day }]));
}

/** Finds the words of such questions, and the questions that the template names. */
function patternOf({ sections }: AnamnesisTemplate): string {
  const fields = sections.flatMap((section) => section.fields).filter(({ id }) => Object.hasOwn(medicineFields, id));
  return [takenPattern, ...fields.flatMap(({ questionId }) => questionId ?? [])].join('|');
}
