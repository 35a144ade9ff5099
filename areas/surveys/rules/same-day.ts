import type { AnswerCard } from '../contract/reviews.ts';

type SentCard = Pick<AnswerCard, 'id' | 'clientId' | 'surveyId' | 'sentOn'>;

/** The ids of the sent answers that have the client, the survey and the day of another one in the list. Lists show their time. */
export function idsOnSameDay(answers: readonly SentCard[]): ReadonlySet<string> {
  const sent = answers.filter(({ sentOn }) => sentOn !== null);
  return repeatedIds(sent, ({ clientId, surveyId, sentOn }) => `${clientId} ${surveyId} ${sentOn}`);
}

/** The ids of rows of which the list has others with the same key. */
export function repeatedIds<Row extends { id: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlySet<string> {
  const byKey = Map.groupBy(rows, keyOf);
  return new Set([...byKey.values()].filter(({ length }) => length > 1).flatMap((same) => same.map(({ id }) => id)));
}
