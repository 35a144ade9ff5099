import type { Declaration } from '#areas/dietary-profiles/contract.ts';
import {
  type EndedState,
  endedPartsOf,
  endedStatesIn,
  partsOfEndedStates,
} from '#areas/dietary-profiles/rules/ended-states.ts';
import { type MaternalName, partsOfMaternalWords } from '#areas/dietary-profiles/rules/maternal-names.ts';
import { possibleStatesIn } from '#areas/dietary-profiles/rules/own-states.ts';
import { lactatingDays, mayHold } from '#areas/dietary-profiles/rules/state-days.ts';
import { endedState } from '#areas/dietary-profiles/rules/unstated.ts';
import {
  type DeclarationSource,
  type Declared,
  findDecisions,
  findLastStates,
  findStatesSince,
} from '#areas/dietary-profiles/server/public.ts';
import { findLaterAnswers } from '#areas/surveys/server/public.ts';
import { v5 } from 'uuid';
import { todayIn } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { historyNamespace } from './declarations.ts';
import { findWrittenTexts, type WrittenText } from './written-texts.ts';

/**
 * That a pregnancy or breastfeeding is over, as clients wrote since the profile has stated it, or after they wrote themselves that it holds.
 * It is read by professionals alone: nobody confirms a loss on the phone of who wrote it.
 */
export const endedStateDeclarations: DeclarationSource = async (scope, clientIds) => {
  if (scope.caller.clientId !== null) return new Map();
  const found = await findDated(scope, clientIds);
  const ended = found.filter(({ text }) => endedStatesIn(text).length > 0);
  if (ended.length === 0) return new Map();
  const ids = [...new Set(ended.map(({ clientId }) => clientId))];
  const [since, last] = await Promise.all([findStatesSince(scope, ids), findLastStates(scope, ids)]);
  const today = todayIn(scope.caller.timeZone);
  const declared = new Map<string, Declared & { declarations: Declaration[] }>();
  for (const { clientId, text: writtenText, field, ...key } of ended) {
    const begunAs = (state: MaternalName) => {
      const stated = since.get(clientId)?.[state];
      if (stated) return Date.parse(stated) <= Date.parse(key.sentAt);
      if (Date.parse(last.get(clientId)?.[state] ?? '') >= Date.parse(key.sentAt)) return false;
      return found.some((one) => one.clientId === clientId && isBefore(one, key) && mayNameState(one, state, today));
    };
    const isOpen = (state: EndedState) => mayHold(endedState[state], key.sentAt, today) && begunAs(endedState[state]);
    if (!endedStatesIn(writtenText).some(isOpen)) continue;
    const ofClient = declared.get(clientId) ?? { declarations: [], hasAnsweredAllergies: false };
    const text = endedPartsOf(writtenText);
    ofClient.declarations.push({
      ...key,
      questionId: idOf({ field, text, ...key }),
      question: '',
      text,
      source: field,
    });
    declared.set(clientId, ofClient);
  }
  return declared;
};

/** The ends that professionals have confirmed, by client id: what was written before says nothing of the present. */
export async function findConfirmedEnds(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, { state: MaternalName; at: string }[]>> {
  const decisions = (await findDecisions(scope, clientIds)).filter(({ decision }) => decision === 'confirmed');
  if (decisions.length === 0) return new Map();
  const confirmed = new Set(decisions.map((one) => `${one.clientId} ${one.questionId}`));
  const found = await findDated(
    scope,
    clientIds.filter((id) => decisions.some(({ clientId }) => clientId === id)),
  );
  const ends = found.flatMap(({ clientId, text, sentAt, ...key }) => {
    const id = idOf({ ...key, text: endedPartsOf(text) });
    if (!confirmed.has(`${clientId} ${id}`)) return [];
    return endedStatesIn(text).map((state) => ({ clientId, state: endedState[state], at: sentAt }));
  });
  return Map.groupBy(ends, ({ clientId }) => clientId);
}

interface DatedText extends Pick<Declaration, 'checkInId' | 'sentAt'> {
  clientId: string;
  field: WrittenText['field'] | 'survey';
  text: string;
  isRemoved?: true;
}

async function findDated(scope: Scope, clientIds: readonly string[]): Promise<DatedText[]> {
  const [texts, ...sent] = await Promise.all([
    findWrittenTexts(scope, clientIds, `${partsOfMaternalWords}|${partsOfEndedStates}`),
    ...[partsOfMaternalWords, partsOfEndedStates].map((pattern) =>
      findLaterAnswers(scope, clientIds, { pattern, days: lactatingDays }),
    ),
  ]);
  const checkIns = new Map(sent.flat().map((one) => [one.checkInId, one]));
  return [
    ...texts.map(({ clientId, field, recordId: checkInId, text, statesChangedAt: sentAt, isRemoved }) => {
      return { clientId, field, checkInId, text, sentAt, ...(isRemoved && { isRemoved }) };
    }),
    ...[...checkIns.values()].flatMap(({ clientId, checkInId, sentAt, answers }) =>
      answers.flatMap(({ value }) =>
        value?.kind === 'text' ? { clientId, field: 'survey' as const, checkInId, text: value.value, sentAt } : [],
      ),
    ),
  ];
}

function isBefore(one: DatedText, { sentAt }: Pick<DatedText, 'sentAt'>): boolean {
  return Date.parse(one.sentAt) < Date.parse(sentAt);
}

function mayNameState({ text, sentAt }: DatedText, state: MaternalName, on: string): boolean {
  return possibleStatesIn(text).includes(state) && mayHold(state, sentAt, on);
}

/** Who loses two pregnancies may write the same words; a note that is changed otherwise has the same ones. */
function idOf({ field, text, checkInId }: Pick<DatedText, 'field' | 'text' | 'checkInId'>): string {
  const isOwnRecord = field !== 'goal' && field !== 'note' && field !== 'profile';
  return v5(`ended\n${field}\n${text}${isOwnRecord ? `\n${checkInId}` : ''}`, historyNamespace);
}
