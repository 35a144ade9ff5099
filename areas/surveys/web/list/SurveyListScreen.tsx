import { linkOptions } from '@tanstack/react-router';
import { ListScreen } from '#shell/web/lists/ListScreen.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { SurveyFilters, surveyRoutes } from '../../contract.ts';
import { surveyTypes } from '../../contract/questions.ts';
import { SurveyMenu } from './SurveyMenu.tsx';

/** The surveys of the library. */
export function SurveyListScreen() {
  const t = useTexts('surveys');
  const may = useMay();
  const list = useList({ route: surveyRoutes.list, filters: SurveyFilters, rows: ({ surveys }) => surveys });

  return (
    <ListScreen
      title={t('title')}
      subtitle={t('subtitle')}
      list={list}
      columns={[
        { name: 'name', header: t('fields.name'), width: '40%', cell: ({ name }) => name, card: 'title', sort: 'name' },
        {
          name: 'questions',
          header: t('columns.questions'),
          width: 120,
          isNumber: true,
          cell: ({ questions }) => questions,
          card: 'subtitle',
          cardCell: ({ questions }) => t('questionCount', { count: questions }),
          sort: 'questions',
        },
        {
          name: 'updatedAt',
          header: t('columns.updatedAt'),
          width: 150,
          cell: ({ updatedAt }) => formatDate(updatedAt),
          sort: 'updatedAt',
        },
        {
          name: 'type',
          header: t('fields.type'),
          width: 230,
          cell: ({ type, isUnassigned, unmarkedHealth = 0 }) => (
            <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 4 }}>
              <StateBadge tone={type === 'WELCOME' ? 'fresh' : 'quiet'}>{t(`types.${type}.name`)}</StateBadge>
              {isUnassigned && <StateBadge tone="soon">{t('unassigned.badge')}</StateBadge>}
              {unmarkedHealth > 0 && (
                <StateBadge tone="soon">{t('unmarkedHealth', { count: unmarkedHealth })}</StateBadge>
              )}
            </span>
          ),
          card: 'state',
        },
      ]}
      fields={[
        { kind: 'search', label: t('search') },
        {
          kind: 'segments',
          name: 'type',
          label: t('fields.type'),
          options: [
            { value: undefined, label: t('allTypes') },
            ...surveyTypes.map((value) => ({ value, label: t(`types.${value}.name`) })),
          ],
        },
        {
          kind: 'segments',
          name: 'status',
          label: t('status.label'),
          showsHiddenRows: true,
          options: [
            { value: undefined, label: t('status.active') },
            { value: 'archived', label: t('status.archived') },
          ],
        },
      ]}
      link={may('update surveys') ? ({ id }) => linkOptions({ to: '/surveys/$id/edit', params: { id } }) : undefined}
      rowActions={(survey) => <SurveyMenu survey={survey} />}
      create={{ label: t('new'), permission: 'create surveys', link: linkOptions({ to: '/surveys/create' }) }}
      empty={{ illustration: 'list', text: t('empty') }}
    />
  );
}
