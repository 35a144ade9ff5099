import type { AnswerCard } from '../contract/reviews.ts';

type SentCard = Pick<AnswerCard, 'id' | 'clientId' | 'surveyId' | 'sentOn'>;

/** The ids of sent answers of which the list has others of the same client to the same survey on the same day: only the time tells them apart. */
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
