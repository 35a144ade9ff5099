import { readProfessionalPermissions } from '#areas/account/server/public.ts';
import type { Declaration } from '#areas/dietary-profiles/contract.ts';
import {
  allergySentencesOf,
  betweenSentences,
  partsOfAllergyWords,
} from '#areas/dietary-profiles/rules/allergy-parts.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { partsOfMaternalWords } from '#areas/dietary-profiles/rules/maternal-names.ts';
import { lactatingDays } from '#areas/dietary-profiles/rules/state-days.ts';
import { withoutStatesOf } from '#areas/dietary-profiles/rules/safety-part.ts';
import { partsOfExclusionWords } from '#areas/dietary-profiles/rules/stated-exclusions.ts';
import { wordsOfState } from '#areas/dietary-profiles/rules/unrecognised.ts';
import {
  type DeclarationSource,
  type Declared,
  findDecisions,
  findLastStates,
  findProfiles,
} from '#areas/dietary-profiles/server/public.ts';
import { findFirstAnswers, findLaterAnswers } from '#areas/surveys/server/public.ts';
import { v5 } from 'uuid';
import { answersAllergies, declarationsIn } from '../../rules/declarations.ts';
import { lastOf, type StateOfVisit, stateOfVisits, statesOfAnswers } from '../../rules/declared-states.ts';
import {
  declaredInAnswer,
  declaredInField,
  declaredInText,
  declaringFields,
} from '../../rules/history-declarations.ts';
import { withoutDecided } from '../../rules/decided-sentences.ts';
import { plainDateInZone, todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { findLastAnswers } from '../store/anamnesis-answers.ts';
import { findStatesOfClients } from '../store/marks.ts';
import { readTemplate } from './anamnesis.ts';
import { findWrittenTexts } from './written-texts.ts';

/** What clients declared in first surveys, the latest survey first. The template names the questions of the account. */
export const firstSurveyDeclarations: DeclarationSource = async (scope, clientIds) => {
  const [sent, template] = await Promise.all([findFirstAnswers(scope, clientIds), readTemplate(scope)]);
  const declared = new Map<string, Declared>();
  for (const { clientId, checkInId, sentAt, answers } of sent) {
    const found = declarationsIn(template, answers).map(({ dietaryQuestion: _, ...one }) => ({
      ...one,
      checkInId,
      sentAt,
      source: 'survey' as const,
    }));
    const { declarations = [], hasAnsweredAllergies = false } = declared.get(clientId) ?? {};
    declared.set(clientId, {
      declarations: [...declarations, ...found],
      hasAnsweredAllergies: hasAnsweredAllergies || answersAllergies(template, answers),
    });
  }
  return declared;
};

/** The `questionId` in the key of a declaration that is a state of a visit and no answer. */
const questionOfState = {
  pregnant: '5d0f6c52-3a53-4c1e-9c39-6f0a5a1d7b01',
  lactating: '5d0f6c52-3a53-4c1e-9c39-6f0a5a1d7b02',
} as const;

/**
 * Pregnancy and breastfeeding that visits or later check-ins state, unless the profile stated the same at that time or later.
 * A later visit decides about answers before it. The client reads only what they answered, not visits.
 */
export const laterStateDeclarations: DeclarationSource = async (scope, clientIds) => {
  const [sent, visits, lastStates] = await Promise.all([
    findLaterAnswers(scope, clientIds, { pattern: partsOfMaternalWords, days: lactatingDays }),
    findStatesOfClients(scope, clientIds),
    findLastStates(scope, clientIds),
  ]);
  const { timeZone } = scope.caller;
  const today = todayIn(timeZone);
  const sentBy = Map.groupBy(sent, ({ clientId }) => clientId);
  const visitsOf = Map.groupBy(visits, ({ clientId }) => clientId);
  const declared = new Map<string, Declared>();
  for (const clientId of new Set([...sentBy.keys(), ...visitsOf.keys()])) {
    const ofClient = visitsOf.get(clientId) ?? [];
    const last = lastStates.get(clientId);
    const isKnown = (state: 'pregnant' | 'lactating', at: string) => (last?.[state] ?? '') >= at;
    const isKnownOn = ({ state, day }: Pick<StateOfVisit, 'state' | 'day'>) =>
      Boolean(last?.[state] && plainDateInZone(last[state], timeZone) >= day);
    const saidOn = lastOf(ofClient, today)?.day ?? '';
    const answers = statesOfAnswers(sentBy.get(clientId) ?? [], today)
      .filter(({ sentAt }) => plainDateInZone(sentAt, timeZone) >= saidOn)
      .map(({ states, unclear, ...answer }) => {
        const about = [...states, ...unclear];
        const { sentAt } = answer;
        const declaration = { ...answer, source: 'survey' as const };
        return { declaration, isKnown: about.length > 0 && about.every((state) => isKnown(state, sentAt)) };
      });
    const state = scope.caller.clientId === null ? stateOfVisits(ofClient, today) : null;
    const all = [...answers, ...(state ? [{ declaration: declarationOf(state), isKnown: isKnownOn(state) }] : [])];
    const { known = [], open = [] } = Object.groupBy(all, (one) => (one.isKnown ? 'known' : 'open'));
    declared.set(clientId, {
      declarations: open.map(({ declaration }) => declaration),
      known: known.map(({ declaration }) => declaration),
      hasAnsweredAllergies: false,
    });
  }
  return declared;
};

function declarationOf({ visitId, day, state }: StateOfVisit): Declaration {
  const key = { checkInId: visitId, questionId: questionOfState[state], sentAt: noonOf(day) };
  return { ...key, question: '', text: wordsOfState[state], visitState: state, source: 'visit' };
}

/** The namespace of the ids of answers of a medical history (UUIDv5). */
export const historyNamespace = '5d0f6c52-3a53-4c1e-9c39-6f0a5a1d7b03';

/**
 * Allergies, intolerances and diets that the medical history of visits names and the profile does not state, of each field the last
 * answer, with the first visit that has the same text. Clients do not read visits.
 */
export const historyDeclarations: DeclarationSource = async (scope, clientIds) => {
  if (scope.caller.clientId !== null) return new Map();
  const [answers, profiles] = await Promise.all([
    findLastAnswers(scope, clientIds, declaringFields),
    findProfiles(scope, clientIds),
  ]);
  const t = textsIn(scope.language);
  const declared = new Map<string, Declared & { declarations: Declaration[] }>();
  for (const { clientId, field, text, visitId, day } of answers) {
    const question = t(`visits:anamnesis.fields.${field}`);
    const declaredText = declaredInField({ field, question, text }, profiles.get(clientId) ?? emptyProfile);
    if (declaredText === null) continue;
    const ofClient = declared.get(clientId) ?? { declarations: [], hasAnsweredAllergies: false };
    const questionId = v5(`${field}\n${declaredText}`, historyNamespace);
    ofClient.declarations.push({
      ...{ checkInId: visitId, questionId, sentAt: noonOf(day) },
      ...{ question, text: declaredText, source: 'visit' },
    });
    declared.set(clientId, ofClient);
  }
  return declared;
};

/** Answers of later check-ins that are older are not read. */
const statedDays = 3650;

/** Later check-ins with words about allergies or about what is not eaten, the latest first. Each search has an index of its own. */
async function findStatingAnswers(scope: Scope, clientIds: readonly string[]) {
  const found = await Promise.all(
    [partsOfAllergyWords, partsOfExclusionWords].map((pattern) =>
      findLaterAnswers(scope, clientIds, { pattern, days: statedDays }),
    ),
  );
  const byId = new Map(found.flat().map((sent) => [sent.checkInId, sent]));
  return [...byId.values()].toSorted((one, other) => Date.parse(other.sentAt) - Date.parse(one.sentAt));
}

/**
 * What later check-ins say of allergies, intolerances, diets and foods that are not eaten, as first surveys do, and so the goal and the note
 * of the client's record, the note of the profile, and what clients wrote in messages and notes of measurements, and the profile does not
 * state. The same words of several check-ins or messages are one declaration, of the last one; a plain yes is one of its own. Sentences that were
 * decided stay so when others are added to them. Clients read
 * those of what they wrote and of the profile; of the note of the record, who may not view health records reads the names of what is recognised.
 */
export const laterStatements: DeclarationSource = async (scope, clientIds) => {
  const [decisions, sent, texts, template, profiles, held] = await Promise.all([
    findDecisions(scope, clientIds),
    findStatingAnswers(scope, clientIds),
    findWrittenTexts(scope, clientIds, '.'),
    readTemplate(scope),
    findProfiles(scope, clientIds),
    readProfessionalPermissions(scope),
  ]);
  const profileOf = (clientId: string) => profiles.get(clientId) ?? emptyProfile;
  const decided = new Set(decisions.map(({ clientId, questionId }) => `${clientId} ${questionId}`));
  const declared = new Map<string, Map<string, Declaration>>();
  const add = (clientId: string, declaration: Declaration) => {
    const ofClient = declared.get(clientId) ?? new Map<string, Declaration>();
    declared.set(clientId, ofClient);
    const { questionId, source, text } = declaration;
    const isRepeated = source === 'removal' && [...ofClient.values()].some((one) => one.text === text);
    if (!ofClient.has(questionId) && !isRepeated) ofClient.set(questionId, declaration);
  };
  for (const { clientId, checkInId, sentAt, answers } of sent)
    for (const answer of declarationsIn(template, answers)) {
      const text = declaredInAnswer(answer, profileOf(clientId));
      if (text === null) continue;
      const question = answer.dietaryQuestion ?? answer.question;
      const questionId = v5(`answer\n${text || `${checkInId} ${sentAt} ${question}`}`, historyNamespace);
      add(clientId, { checkInId, questionId, sentAt, question, text, source: 'survey' });
    }
  for (const { clientId, recordId: checkInId, field, text: writtenText, changedAt, isRemoved } of texts) {
    // What a client takes out of their profile again after a decision is decided again.
    const since = field === 'removal' ? `\n${changedAt}` : '';
    const idOf = (statement: string) => v5(`${field}\n${statement}${since}`, historyNamespace);
    const isDecided = (statement: string) => decided.has(`${clientId} ${idOf(statement)}`);
    const sentences = since ? [writtenText] : withoutDecided(allergySentencesOf(writtenText), isDecided);
    const written = { question: '', text: sentences.join(betweenSentences), asksForOthers: false };
    const text = declaredInText(written, profileOf(clientId));
    if (text === null) continue;
    const questionId = idOf(text);
    const key = { checkInId, questionId, sentAt: changedAt };
    const declaration = { ...key, question: '', text, source: field, ...(isRemoved && { isRemoved }) };
    const isReadable = field !== 'note' || held?.includes('view health records');
    for (const one of isReadable ? [declaration] : withoutStatesOf(declaration)) add(clientId, one);
  }
  return new Map(
    [...declared].map(([clientId, ofClient]) => {
      return [clientId, { declarations: [...ofClient.values()], hasAnsweredAllergies: false }];
    }),
  );
};

/** At noon the day is the same in most time zones. */
export function noonOf(day: string): string {
  return `${day}T12:00:00.000Z`;
}
