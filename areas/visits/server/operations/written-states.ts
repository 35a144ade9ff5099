import type { Declaration } from '#areas/dietary-profiles/contract.ts';
import { type MaternalName, partsOfMaternalWords } from '#areas/dietary-profiles/rules/maternal-names.ts';
import { mayHold } from '#areas/dietary-profiles/rules/state-days.ts';
import { possibleStatesIn, statePartsOf } from '#areas/dietary-profiles/rules/own-states.ts';
import { wordsOfDeclaration } from '#areas/dietary-profiles/rules/unrecognised.ts';
import { type DeclarationSource, type Declared, findLastStates } from '#areas/dietary-profiles/server/public.ts';
import { mayBeMother } from '#areas/clients/rules/maternal-age.ts';
import { v5 } from 'uuid';
import { plainDateInZone, todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import type { AnamnesisTemplate } from '../../contract/anamnesis.ts';
import { isBuiltInField } from '../../rules/anamnesis-fields.ts';
import { lastOf } from '../../rules/declared-states.ts';
import { stateFields, statesInHistory } from '../../rules/history-states.ts';
import { findLastAnswers } from '../store/anamnesis-answers.ts';
import { findStatesOfClients } from '../store/marks.ts';
import { findPersons } from '../store/visits.ts';
import { readTemplate } from './anamnesis.ts';
import { historyNamespace, noonOf } from './declarations.ts';
import { findConfirmedEnds } from './ended-states.ts';
import { findWrittenTexts } from './written-texts.ts';

/**
 * Present pregnancies and breastfeeding that were written, while they may still hold: in the medical history of visits, drafts too,
 * of each field the last answer, with the first visit that has the same text; in the goal and the note of the client's record and, also by
 * the client, in the note of the profile. A visit of that day or later that states what holds decides about them, and so does
 * a later end that was confirmed. `known`: the profile has
 * stated the same since. Clients read the last alone.
 */
export const writtenStateDeclarations: DeclarationSource = async (scope, clientIds) => {
  const isClient = scope.caller.clientId !== null;
  const found = (
    await Promise.all([isClient ? [] : findStatesOfVisits(scope, clientIds), findStatesOfTexts(scope, clientIds)])
  ).flat();
  if (found.length === 0) return new Map();
  const ids = [...new Set(found.map(({ clientId }) => clientId))];
  const [visits, lastStates, persons, ends] = await Promise.all([
    findStatesOfClients(scope, ids),
    findLastStates(scope, ids),
    findPersons(scope, ids),
    findConfirmedEnds(scope, ids),
  ]);
  const { timeZone } = scope.caller;
  const today = todayIn(timeZone);
  const visitsOf = Map.groupBy(visits, ({ clientId }) => clientId);
  const declared = new Map<string, Declared & { declarations: Declaration[]; known: Declaration[] }>();
  for (const { clientId, day, declaration } of found) {
    const person = persons.get(clientId);
    if (!person || !mayBeMother(day, person) || (lastOf(visitsOf.get(clientId) ?? [], today)?.day ?? '') >= day)
      continue;
    const states = possibleStatesIn(wordsOfDeclaration(declaration));
    const isOver = (state: MaternalName) =>
      (ends.get(clientId) ?? []).some(
        (end) => end.state === state && Date.parse(end.at) > Date.parse(declaration.sentAt),
      );
    if (!states.some((state) => mayHold(state, day, today) && !isOver(state))) continue;
    const ofClient = declared.get(clientId) ?? { declarations: [], known: [], hasAnsweredAllergies: false };
    const last = lastStates.get(clientId);
    const isKnown = states.every((state) => last?.[state] && plainDateInZone(last[state], timeZone) >= day);
    ofClient[isKnown ? 'known' : 'declarations'].push(declaration);
    declared.set(clientId, ofClient);
  }
  return declared;
};

interface WrittenState {
  clientId: string;
  /** The day of the visit, or that on which the words of the record were written. */
  day: string;
  declaration: Declaration;
}

async function findStatesOfVisits(scope: Scope, clientIds: readonly string[]): Promise<WrittenState[]> {
  const names = ownFieldsOf(await readTemplate(scope));
  const answers = await findLastAnswers(scope, clientIds, [...stateFields, ...names.keys()]);
  const t = textsIn(scope.language);
  return answers.flatMap(({ clientId, field, text, visitId, day }) => {
    const name = names.get(field) ?? t(`visits:anamnesis.fields.${field}`);
    const stateQuestion = t('dietary-profiles:states.pregnant');
    return statesInHistory({ field, name, text, day, stateQuestion }).map((one) => {
      const questionId = v5(`state\n${field}\n${one.text}`, historyNamespace);
      const key = { checkInId: visitId, questionId, sentAt: noonOf(day) };
      return {
        clientId,
        day,
        declaration: { ...key, ...one, source: 'visit', isWrittenState: true as const },
      };
    });
  });
}

/**
 * What goals, notes and statements of clients say, the same words of one source once. A decision about a goal holds until its text changes;
 * one about a note, to which professionals add, as long as the words about the state are the same.
 */
async function findStatesOfTexts(scope: Scope, clientIds: readonly string[]): Promise<WrittenState[]> {
  const texts = await findWrittenTexts(scope, clientIds, partsOfMaternalWords);
  const stateQuestion = textsIn(scope.language)('dietary-profiles:states.pregnant');
  const found = texts.flatMap(
    ({ clientId, recordId, field, text, statesChangedAt: sentAt, statesDay: day, isRemoved }) => {
      const isOfClient = field === 'message' || field === 'measurement' || field === 'meal';
      const stated = isOfClient
        ? statesInStatement(text)
        : statesInHistory({ field, name: '', text, day, stateQuestion });
      return stated.map((one) => {
        const written = field === 'goal' ? `${one.text}\n${sentAt}` : one.text;
        const questionId = v5(`state\nrecord ${field}\n${written}`, historyNamespace);
        const key = { checkInId: recordId, questionId, sentAt };
        const marks = { isWrittenState: true as const, ...(isRemoved && { isRemoved }) };
        return { clientId, day, declaration: { ...key, ...one, source: field, ...marks } };
      });
    },
  );
  return [
    ...Map.groupBy(found, ({ clientId, declaration }) => `${clientId} ${declaration.questionId}`).values(),
  ].flatMap(([latest]) => latest ?? []);
}

/** What clients say of themselves, as in an answer about something else. */
function statesInStatement(written: string): { question: string; text: string }[] {
  const text = statePartsOf(written);
  return text === '' ? [] : [{ question: '', text }];
}

/** The names of the fields that the account has added, by their id. */
function ownFieldsOf({ sections }: AnamnesisTemplate): ReadonlyMap<string, string> {
  const fields = sections.flatMap((section) => section.fields).filter(({ id }) => !isBuiltInField(id));
  return new Map(fields.map(({ id, name }) => [id, name]));
}
