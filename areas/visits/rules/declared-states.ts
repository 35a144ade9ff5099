import { type MaternalName, maternalStatesNamedIn } from '#areas/dietary-profiles/rules/maternal-names.ts';
import { lactatingDays, mayHold } from '#areas/dietary-profiles/rules/state-days.ts';
import { statePartsOf, possibleStatesIn } from '#areas/dietary-profiles/rules/own-states.ts';
import { asQuestion } from '#areas/dietary-profiles/rules/unrecognised.ts';
import { yesOrNo } from '#areas/dietary-profiles/rules/yes-or-no.ts';
import type { SentAnswer } from '#areas/surveys/contract/check-ins.ts';
import { isAnswered, statesOfAnswer } from '#areas/surveys/rules/state-answers.ts';
import type { MaternalState } from '../contract/document.ts';
import { addDays } from '#shell/common/dates.ts';
import { isOfPregnancy, pregnancyEnd } from './maternal-state.ts';

/** Whether a no names the state of another person or a wish, and none of the client: “no, mia sorella è incinta”. */
export function deniesForClient(text: string): boolean {
  return yesOrNo(text) === 'no' && possibleStatesIn(text).length > 0 && statePartsOf(text) === '';
}

interface DatedVisit {
  id: string;
  day: string;
  maternalState: MaternalState | null;
}

export interface StateOfVisit {
  visitId: string;
  day: string;
  state: MaternalName;
}

/** The pregnancy or breastfeeding of the last visit, up to the day `on`, that says anything of them, while it may still hold. */
export function stateOfVisits(visits: readonly DatedVisit[], on: string): StateOfVisit | null {
  const last = lastOf(visits, on);
  if (!last) return null;
  const { id: visitId, day } = last;
  if (isOfPregnancy(last)) return pregnancyEnd(last) > on ? { visitId, day, state: 'pregnant' } : null;
  const isLactating = last.maternalState === 'lactating' && addDays(day, lactatingDays) > on;
  return isLactating ? { visitId, day, state: 'lactating' } : null;
}

/** The last visit, up to a day, that says anything of pregnancy or breastfeeding, also “none”. `visits`: the earliest first. */
export function lastOf(visits: readonly DatedVisit[], on: string): DatedVisit | undefined {
  return visits.findLast(({ day, maternalState }) => maternalState !== null && day <= on);
}

interface SentAnswers {
  checkInId: string;
  sentAt: string;
  answers: readonly SentAnswer[];
}

interface DatedAnswer extends Pick<SentAnswers, 'checkInId' | 'sentAt'>, Pick<SentAnswer, 'questionId' | 'question'> {
  /** Empty for a plain yes. */
  text: string;
  states: readonly MaternalName[];
  /** States that the answer leaves open: “forse”. */
  unclear: readonly MaternalName[];
}

/**
 * What check-ins say of pregnancy and breastfeeding, while it may still hold: of each state what the latest answer about it says, also
 * when it denies it. An answer that leaves a state open, “forse”, is one of them unless another answer decides it: an earlier yes still
 * counts. `sent`: the latest first.
 */
export function statesOfAnswers(sent: readonly SentAnswers[], on: string): DatedAnswer[] {
  const answered = new Set<MaternalName>();
  const leftOpen = new Set<MaternalName>();
  const found = sent.flatMap(({ checkInId, sentAt, answers }) => {
    const before = new Set(answered);
    return answers.filter(isAnswered).flatMap((answer): DatedAnswer[] => {
      const { questionId, question } = answer;
      const declared = statesOfAnswer(answer);
      const { named = [], unclear = [] } = declared ?? {};
      const askedStates = maternalStatesNamedIn(asQuestion(question)).filter((state) => !unclear.includes(state));
      const isOpen = (state: MaternalName) =>
        !answered.has(state) && !leftOpen.has(state) && mayHold(state, sentAt, on);
      const open = unclear.filter(isOpen);
      for (const state of unclear) leftOpen.add(state);
      for (const state of [...askedStates, ...named]) answered.add(state);
      if (!declared || !mayHold('lactating', sentAt, on)) return [];

      const states = named.filter((state) => !before.has(state));
      const saysNothing = named.length === 0 && unclear.length === 0 && askedStates.length === 0;
      const isNew = saysNothing || states.some((state) => mayHold(state, sentAt, on)) || open.length > 0;
      return isNew ? [{ questionId, question, text: declared.text, checkInId, sentAt, states, unclear: open }] : [];
    });
  });
  const decided = new Set(found.flatMap(({ states }) => states));
  return found.filter(
    ({ states, unclear }) => states.length > 0 || unclear.length === 0 || unclear.some((state) => !decided.has(state)),
  );
}
