import type { ProgramCard } from '../../contract.ts';
import { programState } from '../../rules/schedule.ts';
import { dayInZone } from '#shell/common/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { CardRow } from '../store/lists.ts';

/** The calendar day it is for the account. */
export function todayOf({ caller }: Scope): string {
  return dayInZone(new Date().toISOString(), caller.timeZone);
}

/** Copies with the state they are in today. */
export function withState<Copy extends { startsOn: string; endsOn: string }>(scope: Scope, copies: readonly Copy[]) {
  const today = todayOf(scope);
  return copies.map((copy) => ({ ...copy, state: programState({ ...copy, today }) }));
}

/** A model has no state. */
export function withCardState(scope: Scope, cards: readonly CardRow[]): ProgramCard[] {
  const today = todayOf(scope);
  return cards.map((card) => {
    const { startsOn, endsOn } = card;
    return { ...card, state: startsOn && endsOn ? programState({ startsOn, endsOn, today }) : null };
  });
}
