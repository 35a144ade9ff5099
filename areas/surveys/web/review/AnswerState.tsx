import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { AnswerCard } from '../../contract/reviews.ts';
import { stateTones } from '../state-tones.ts';
import { RepliedBadge } from './RepliedBadge.tsx';
import { ReplyBy } from './ReplyBy.tsx';
import classes from './Review.module.css';

/** The state with the number of flagged answers. */
export function AnswerState({ answer }: { answer: AnswerCard }) {
  const { flags, revisions } = answer;
  const state = stateForCaller(answer);
  const t = useTexts('surveys');
  return (
    <span className={classes['badge']} title={flags[0]?.question ?? ''}>
      <StateBadge tone={stateTones[state]}>{t(`completed.states.${state}`)}</StateBadge>
      <RepliedBadge answer={answer} />
      {flags.length > 0 && <StateBadge tone="bad">{t('completed.flags', { count: flags.length })}</StateBadge>}
      {revisions > 0 && <StateBadge tone="soon">{t('completed.corrected')}</StateBadge>}
    </span>
  );
}

/** On a phone there is room for one: the number of flagged answers, then a correction, then the promised reply, then the reply, then the state. */
export function CardState({ answer }: { answer: AnswerCard }) {
  const t = useTexts('surveys');
  const { flags, replyBy, revisions } = answer;
  const state = stateForCaller(answer);
  if (state === 'sent' && flags.length > 0)
    return <StateBadge tone="bad">{t('completed.flags', { count: flags.length })}</StateBadge>;
  if (state === 'sent' && revisions > 0) return <StateBadge tone="soon">{t('completed.corrected')}</StateBadge>;
  if (state === 'sent' && replyBy) return <ReplyBy answer={answer} />;
  if (state === 'reviewed' && answer.repliedAt) return <RepliedBadge answer={answer} />;
  return <StateBadge tone={stateTones[state]}>{t(`completed.states.${state}`)}</StateBadge>;
}

/** Answers that only others have read are shown as sent; those of which the caller has read what they may read, as reviewed. */
export function stateForCaller({ state, isUnread }: Pick<AnswerCard, 'state' | 'isUnread'>): AnswerCard['state'] {
  if (isUnread === undefined || (state !== 'sent' && state !== 'reviewed')) return state;
  return isUnread ? 'sent' : 'reviewed';
}
