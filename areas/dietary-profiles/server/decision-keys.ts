import type { Declaration, DeclarationKey } from '../contract.ts';
import { isDecidedBy } from '../rules/declared-states.ts';
import type { Decision } from './store/decisions.ts';

/** Identifies the text of a written statement about a client. */
export function textKeyOf(clientId: string, { questionId }: Pick<DeclarationKey, 'questionId'>): string {
  return `${clientId} ${questionId}`;
}

/** The decision about a written statement, by `textKeyOf`. */
export function decisionOfText(
  decisions: ReadonlyMap<string, Decision>,
  clientId: string,
  declaration: Declaration,
): Decision | undefined {
  const decision = decisions.get(textKeyOf(clientId, declaration));
  return decision && isDecidedBy(decision, declaration) ? decision : undefined;
}

/** Identifies a declaration of any client. */
export function keyOf({ checkInId, questionId, sentAt }: DeclarationKey): string {
  return `${checkInId} ${questionId} ${Date.parse(sentAt)}`;
}
