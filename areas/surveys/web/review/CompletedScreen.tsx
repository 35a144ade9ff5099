import { linkOptions } from '@tanstack/react-router';
import { ListScreen } from '#shell/web/lists/ListScreen.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { formatDate, formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { CompletedFilters, completedStates, reviewRoutes } from '../../contract/reviews.ts';
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
          width: 150,
          cell: ({ state }) => <StateBadge tone={stateTones[state]}>{t(`completed.states.${state}`)}</StateBadge>,
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
