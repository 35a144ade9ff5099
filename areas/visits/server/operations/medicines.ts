import { readProfessionalPermissions } from '#areas/account/server/public.ts';
import type { Diagnosis, Medicine } from '#areas/dietary-profiles/contract.ts';
import { healthSentencesIn, ownHealthSentencesIn } from '#areas/dietary-profiles/rules/written-illnesses.ts';
import { findStatements } from '#areas/dietary-profiles/server/public.ts';
import { findFirstAnswers, findFlaggedHealthAnswers, findLaterAnswers } from '#areas/surveys/server/public.ts';
import type { AnamnesisTemplate } from '../../contract/anamnesis.ts';
import type { BuiltInField } from '../../rules/anamnesis-fields.ts';
import {
  flaggedText,
  medicineFields,
  takenAnswerOfVisit,
  takenAnswersIn,
  takenNow,
  takenPattern,
} from '../../rules/medicines.ts';
import { asksForDeclarationOnly } from '../../rules/declarations.ts';
import { type EndedMedicines, withoutEnded } from '../../rules/ended-medicines.ts';
import { diagnosesInAnswers, partsOfIllnessWords } from '../../rules/diagnosis-answers.ts';
import { plainDateInZone, todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { notesNothing } from '../../rules/history-declarations.ts';
import { findLastAnswers } from '../store/anamnesis-answers.ts';
import { findLastMedicines } from '../store/medicines.ts';
import { findRecordTexts } from '../store/record-texts.ts';
import { readTemplate } from './anamnesis.ts';
import { findEndedMedicines } from './ended-medicines.ts';

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
  const [visits, ended, first, later] = await Promise.all([
    findLastMedicines(scope, clientIds),
    findEndedMedicines(scope, clientIds),
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
  const today = todayIn(scope.caller.timeZone);
  return new Map(
    clientIds.map((id) => {
      const all = (answers.get(id) ?? []).map(({ one }) => one);
      return [id, takenNow(withoutEndedIn(all, ended.get(id), today))];
    }),
  );
}

/** The entries without what is not taken any more; those of which nothing is left are left out. */
function withoutEndedIn<Entry extends { text: string; day: string; at?: string }>(
  entries: readonly Entry[],
  ended: readonly EndedMedicines[] | undefined,
  today: string,
): Entry[] {
  return entries.flatMap((entry) => {
    const text = withoutEnded(entry, ended ?? [], today);
    return text === '' && entry.text !== '' ? [] : { ...entry, text };
  });
}

/** Fields of the medical history that decide about a diet and that no food is checked against, in the order in which they are read. */
const diagnosisFields: readonly BuiltInField[] = [
  'past_conditions',
  'present_symptoms',
  'surgery',
  'blood_sugar',
  'blood_pressure',
  'thyroid',
  'exams',
];

/** The last answers of each client's visits about diagnoses, symptoms and exams, drafts too, without those that say that there are none. */
export async function findDiagnosesOfVisits(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Diagnosis[]>> {
  const t = textsIn(scope.language);
  const nameOf = (field: BuiltInField) =>
    field === 'exams' ? t('visits:anamnesis.sections.exams') : t(`visits:anamnesis.fields.${field}`);
  const answers = await findLastAnswers(scope, clientIds, diagnosisFields);
  const byClient = Map.groupBy(answers, ({ clientId }) => clientId);
  return new Map(
    [...byClient].map(([clientId, ofClient]) => {
      const named = diagnosisFields.flatMap((field) =>
        ofClient
          .filter((one) => one.field === field && !notesNothing(one.text))
          .map(({ text, day }) => ({ ...(field !== 'past_conditions' && { field: nameOf(field) }), text, day })),
      );
      return [clientId, named];
    }),
  );
}

/**
 * The flagged answers about health of clients that no later answer followed, and the illnesses that they ticked or wrote in other answers.
 * Those of allergies and pregnancy are declarations; those of medicines are named with the others.
 */
export async function findDiagnosesOfSurveys(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Diagnosis[]>> {
  const [flagged, ended, first, later] = await Promise.all([
    findFlaggedHealthAnswers(scope, clientIds),
    findEndedMedicines(scope, clientIds),
    findFirstAnswers(scope, clientIds),
    findLaterAnswers(scope, clientIds, { pattern: partsOfIllnessWords, days: daysRead }),
  ]);
  const today = todayIn(scope.caller.timeZone);
  const flaggedOf = Map.groupBy(flagged, ({ clientId }) => clientId);
  const surveysOf = Map.groupBy([...first, ...later], ({ clientId }) => clientId);
  return new Map(
    clientIds.map((clientId) => [
      clientId,
      withoutEndedIn(
        diagnosesOf(flaggedOf.get(clientId) ?? [], diagnosesInAnswers(surveysOf.get(clientId) ?? [])),
        ended.get(clientId),
        today,
      ),
    ]),
  );
}

/**
 * What the goals and notes of the records of clients say of illnesses, medicines and exams. The note is read by who may view health records
 * alone.
 */
export async function findDiagnosesOfRecords(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Diagnosis[]>> {
  const [texts, ended, held] = await Promise.all([
    findRecordTexts(scope, clientIds, '.'),
    findEndedMedicines(scope, clientIds),
    readProfessionalPermissions(scope),
  ]);
  const today = todayIn(scope.caller.timeZone);
  const readable = texts.filter(({ field }) => field === 'goal' || held?.includes('view health records'));
  const byClient = Map.groupBy(readable, ({ clientId }) => clientId);
  return new Map(
    [...byClient].map(([clientId, ofClient]) => {
      const named = ofClient.flatMap(({ field: record, text, changedAt }) =>
        healthSentencesIn(text).map((one) => ({
          ...{ record, text: one, day: plainDateInZone(changedAt, scope.caller.timeZone) },
        })),
      );
      return [clientId, withoutEndedIn(named, ended.get(clientId), today)];
    }),
  );
}

/** Sentences of messages and notes of measurements that are named, the latest ones. */
const maxStated = 10;

/** What clients say of illnesses and medicines of their own in messages and notes of measurements, the same words once. */
export async function findDiagnosesOfStatements(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Diagnosis[]>> {
  const [statements, ended] = await Promise.all([
    findStatements(scope, clientIds),
    findEndedMedicines(scope, clientIds),
  ]);
  const today = todayIn(scope.caller.timeZone);
  return new Map(
    [...Map.groupBy(statements, ({ clientId }) => clientId)].map(([clientId, ofClient]) => {
      const named = ofClient.flatMap(({ source: record, text, day, sentAt: at }) =>
        record === 'removal' ? [] : ownHealthSentencesIn(text).map((one) => ({ ...{ record, text: one, day, at } })),
      );
      const present = withoutEndedIn(named, ended.get(clientId), today);
      const firstOf = new Map(present.toReversed().map((one) => [one.text.toLowerCase(), one]));
      const latest = present.filter((one) => firstOf.get(one.text.toLowerCase()) === one).slice(0, maxStated);
      return [clientId, latest.map(({ at: _, ...diagnosis }) => diagnosis)];
    }),
  );
}

/** The answers to a question that is flagged are named once. */
function diagnosesOf(flagged: readonly FlaggedAnswer[], answered: ReturnType<typeof diagnosesInAnswers>): Diagnosis[] {
  const named = flagged.filter(({ answer }) => !asksForDeclarationOnly(answer.question));
  const ofFlags = new Set(
    named.flatMap(({ answer, explanations }) => [answer, ...explanations].map(({ questionId }) => questionId)),
  );
  const others = answered.filter(({ questionIds }) => !questionIds.some((id) => ofFlags.has(id)));
  return [...named.map(diagnosisOf), ...others.map(({ questionIds: _, ...diagnosis }) => diagnosis)];
}

type FlaggedAnswer = Awaited<ReturnType<typeof findFlaggedHealthAnswers>>[number];

function diagnosisOf({ answer, explanations, survey, day }: FlaggedAnswer): Diagnosis {
  const text = [answer, ...explanations].map(flaggedText).filter(Boolean).join('; ');
  return { question: answer.question, text, survey, day };
}

/** Finds the words of such questions, and the questions that the template names. */
function patternOf({ sections }: AnamnesisTemplate): string {
  const fields = sections.flatMap((section) => section.fields).filter(({ id }) => Object.hasOwn(medicineFields, id));
  return [takenPattern, ...fields.flatMap(({ questionId }) => questionId ?? [])].join('|');
}
