import { linkOptions } from '@tanstack/react-router';
import { ListScreen } from '#shell/web/lists/ListScreen.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { formatDate, formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { type AnswerCard, CompletedFilters, completedStates, reviewRoutes } from '../../contract/reviews.ts';
import { ReplyBy } from './ReplyBy.tsx';
import classes from './Review.module.css';
import { stateTones } from '../state-tones.ts';

/** What all clients answered, and what they missed. */
export function CompletedScreen() {
  const t = useTexts('surveys');
  const list = useList({ route: reviewRoutes.completed, filters: CompletedFilters, rows: ({ surveys }) => surveys });
  const isMissed = list.filters.state === 'missed';

  return (
    <ListScreen
      title={t('completed.title')}
      subtitle={t('completed.subtitle')}
      list={list}
      columns={[
        {
          name: 'clientName',
          header: t('completed.client'),
          width: '28%',
          cell: ({ clientName }) => clientName,
          card: 'title',
        },
        {
          name: 'surveyName',
          header: t('completed.survey'),
          width: '30%',
          cell: ({ surveyName }) => surveyName,
          card: 'subtitle',
        },
        {
          name: 'dueOn',
          header: t('completed.dueOn'),
          width: 140,
          cell: ({ dueOn }) => formatDate(dueOn),
          card: 'subtitle',
        },
        {
          name: 'sentAt',
          header: t('completed.sentAt'),
          width: 140,
          cell: ({ sentAt }) => sentAt && formatRelativeDate(sentAt),
        },
        {
          name: 'state',
          header: t('completed.state'),
          width: 220,
          cell: (answer) => <AnswerState answer={answer} />,
          card: 'state',
        },
      ]}
      fields={[
        { kind: 'search', label: t('completed.search') },
        {
          kind: 'segments',
          name: 'unread',
          label: t('completed.show'),
          showsHiddenRows: true,
          options: [
            { value: undefined, label: t('allTypes') },
            { value: true, label: t('completed.unread') },
          ],
        },
        {
          kind: 'select',
          name: 'state',
          label: t('completed.state'),
          placeholder: t('allTypes'),
          options: completedStates.map((value) => ({ value, label: t(`completed.states.${value}`) })),
        },
      ]}
      link={
        isMissed
          ? undefined
          : ({ id, clientId }) =>
              linkOptions({
                to: '/clients/$id/surveys/$surveyAnswerId/details',
                params: { id: clientId, surveyAnswerId: id },
              })
      }
      empty={{ illustration: 'list', text: t('completed.empty') }}
    />
  );
}

/** The state with what is remarkable and the promised reply. */
function AnswerState({ answer }: { answer: AnswerCard }) {
  const t = useTexts('surveys');
  const { state, flags, firstFlag } = answer;
  return (
    <span className={classes['badge']}>
      <StateBadge tone={stateTones[state]}>{t(`completed.states.${state}`)}</StateBadge>
      {flags > 0 && (
        <span title={firstFlag ?? ''}>
          <StateBadge tone="bad">{t('completed.flags', { count: flags })}</StateBadge>
        </span>
      )}
      <ReplyBy answer={answer} />
    </span>
  );
}
