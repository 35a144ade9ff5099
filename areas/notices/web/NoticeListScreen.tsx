import { Text } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import { ListScreen } from '#shell/web/lists/ListScreen.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { NoticeFilters, noticeRoutes, noticeStatuses } from '../contract.ts';
import { NoticeMenu } from './NoticeMenu.tsx';
import { NoticeStatusBadge } from './NoticeStatusBadge.tsx';
import { audienceText, publicationText, readersText } from './notice-texts.ts';

export function NoticeListScreen() {
  const t = useTexts('notices');
  const list = useList({ route: noticeRoutes.list, filters: NoticeFilters, rows: ({ notices }) => notices });

  return (
    <ListScreen
      title={t('title')}
      subtitle={t('subtitle')}
      list={list}
      columns={[
        {
          name: 'text',
          header: t('columns.text'),
          width: '38%',
          cell: ({ text }) => <FirstLine text={text} />,
          card: 'title',
          sort: 'text',
        },
        {
          name: 'audience',
          header: t('columns.audience'),
          cell: (notice) => audienceText(notice, t),
          card: 'subtitle',
        },
        {
          name: 'publishAt',
          header: t('columns.publishAt'),
          width: 180,
          cell: (notice) => publicationText(notice, t),
          card: 'subtitle',
          sort: 'publishAt',
        },
        {
          name: 'readers',
          header: t('columns.readers'),
          width: 110,
          isNumber: true,
          cell: (notice) => readersText(notice, t),
          card: 'subtitle',
          cardCell: (notice) => readersText(notice, t) && `${t('columns.readers')} ${readersText(notice, t)}`,
        },
        {
          name: 'status',
          header: t('columns.status'),
          width: 130,
          cell: ({ status }) => <NoticeStatusBadge status={status} />,
          card: 'state',
        },
      ]}
      fields={[
        { kind: 'search', label: t('search') },
        {
          kind: 'select',
          name: 'status',
          label: t('status.label'),
          placeholder: t('status.all'),
          options: noticeStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        },
        { kind: 'date', name: 'publishAt', label: t('filters.publishAt') },
      ]}
      link={({ id }) => linkOptions({ to: '/notices/$id', params: { id } })}
      rowActions={(notice) => <NoticeMenu notice={notice} placement="row" />}
      create={{ label: t('new'), permission: 'create notices', link: linkOptions({ to: '/notices/create' }) }}
      empty={{ illustration: 'list', text: t('empty') }}
    />
  );
}

function FirstLine({ text }: { text: string }) {
  return (
    <Text component="span" inherit lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
      {text.split('\n', 1)}
    </Text>
  );
}
