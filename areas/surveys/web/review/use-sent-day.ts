import { formatDate, formatPastDay, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { AnswerCard } from '../../contract/reviews.ts';
import { idsOnSameDay } from '../../rules/same-day.ts';

interface SentDay {
  /** The day on which an answer was sent; '' for one that was not. */
  sentDay: (answer: AnswerCard) => string;
  /** The day for which it was asked, for cards, which have no other. */
  dueDay: (answer: AnswerCard) => string;
}

/** Formats days of the answers of a list, with the time of those that the client sent to the same survey on the same day. */
export function useSentDay(answers: readonly AnswerCard[]): SentDay {
  const t = useTexts('surveys');
  const sameDay = idsOnSameDay(answers);
  const withTime = (date: string, { id, sentAt }: AnswerCard) =>
    sentAt && sameDay.has(id) ? t('completed.dayAndTime', { date, time: formatTime(sentAt) }) : date;
  return {
    sentDay: (answer) => (answer.sentOn ? withTime(formatPastDay(answer.sentOn), answer) : ''),
    dueDay: (answer) => withTime(formatDate(answer.dueOn), answer),
  };
}
