import { linkOptions } from '@tanstack/react-router';
import type { Column } from '#shell/web/lists/columns.ts';
import { ListScreen } from '#shell/web/lists/ListScreen.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type AnswerCard, CompletedFilters, completedStates, reviewRoutes } from '../../contract/reviews.ts';
import { AnswerState, CardState } from './AnswerState.tsx';
import { ReplyBy } from './ReplyBy.tsx';
import { useSentDay } from './use-sent-day.ts';

/** What all clients answered, and what they missed. */
export function CompletedScreen() {
  const t = useTexts('surveys');
  const list = useList({ route: reviewRoutes.completed, filters: CompletedFilters, rows: ({ surveys }) => surveys });
  const columns = useColumns(list.pages.rows);
  const isMissed = list.filters.state === 'missed';

  return (
    <ListScreen
      title={t('completed.title')}
      subtitle={t('completed.subtitle')}
      list={list}
      columns={columns}
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
        { kind: 'toggle', name: 'flagged', label: t('completed.onlyFlagged') },
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
                search: { queue: list.filters.flagged ? 'all_flagged' : 'all' },
              })
      }
      empty={{ illustration: 'list', text: t('completed.empty') }}
    />
  );
}

function useColumns(answers: readonly AnswerCard[]): Column<AnswerCard>[] {
  const t = useTexts('surveys');
  const { sentDay, dueDay } = useSentDay(answers);
  return [
    {
      name: 'clientName',
      header: t('completed.client'),
      width: '22%',
      cell: ({ clientName }) => clientName,
      card: 'title',
    },
    {
      name: 'surveyName',
      header: t('completed.survey'),
      width: '22%',
      cell: ({ surveyName }) => surveyName,
      card: 'subtitle',
    },
    {
      name: 'dueOn',
      header: t('completed.dueOn'),
      width: 120,
      cell: ({ dueOn }) => formatDate(dueOn),
      cardCell: dueDay,
      card: 'subtitle',
    },
    {
      name: 'sentAt',
      header: t('completed.sentAt'),
      width: 150,
      cell: sentDay,
    },
    {
      name: 'replyBy',
      header: t('completed.replyBy'),
      width: 170,
      cell: (answer) => <ReplyBy answer={answer} />,
    },
    {
      name: 'state',
      header: t('completed.state'),
      width: 210,
      cell: (answer) => <AnswerState answer={answer} />,
      cardCell: (answer) => <CardState answer={answer} />,
      card: 'state',
    },
  ];
}
