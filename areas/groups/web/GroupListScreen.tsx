import { IconBarbell, IconPencil, IconTrash } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { ListScreen } from '#shell/web/lists/ListScreen.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { openRecordLink, useOpenRecord } from '#shell/web/records/open-record.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { RecordDrawer } from '#shell/web/records/RecordDrawer.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type GroupCard, GroupFilters, groupRoutes } from '../contract.ts';
import { GroupForm } from './GroupForm.tsx';

/** Lists the groups; the group in the search param `open` is in a drawer. */
export function GroupListScreen() {
  const t = useTexts('groups');
  const may = useMay();
  const { openNew } = useOpenRecord();
  const list = useList({ route: groupRoutes.list, filters: GroupFilters, rows: ({ groups }) => groups });

  return (
    <ListScreen
      title={t('title')}
      subtitle={t('subtitle')}
      list={list}
      columns={[
        { name: 'name', header: t('name'), width: '32%', cell: ({ name }) => name, card: 'title' },
        { name: 'users', header: t('users'), cell: (group) => clientsText(group, t), card: 'subtitle' },
        {
          name: 'total',
          header: t('total'),
          width: 160,
          isNumber: true,
          cell: ({ total, inactive }) =>
            total > 0 &&
            [t('clients', { count: total }), inactive > 0 && t('inactive', { count: inactive })]
              .filter(Boolean)
              .join(', '),
        },
      ]}
      fields={[{ kind: 'search', label: t('search') }]}
      link={may('update groups') ? ({ id }) => openRecordLink(id) : undefined}
      rowActions={(group) => <GroupMenu group={group} />}
      create={{ label: t('new'), permission: 'create groups', onClick: openNew }}
      empty={{ illustration: 'people', text: t('empty') }}
    >
      <RecordDrawer
        route={groupRoutes.get}
        pick={({ group }) => group}
        titles={{ create: t('new'), update: t('form.title') }}
        permissions={{ create: 'create groups', update: 'update groups' }}
      >
        {(group, close) => <GroupForm group={group} onClose={close} />}
      </RecordDrawer>
    </ListScreen>
  );
}

function GroupMenu({ group }: { group: GroupCard }) {
  const t = useTexts('groups');
  return (
    <LazyActionMenu
      label={t('menu', { name: group.name })}
      permissions={['update groups', 'delete groups', ...(group.total > 0 ? (['update programs'] as const) : [])]}
    >
      <GroupActions group={group} />
    </LazyActionMenu>
  );
}

function GroupActions({ group: { id, name, total, hasOthers } }: { group: GroupCard }) {
  const t = useTexts('groups');
  const { openRecord } = useOpenRecord();
  const deletion = useRecordAction(groupRoutes.delete, {
    confirm: {
      title: t('delete.title', { name }),
      text: t('delete.text', { count: total }),
      confirmLabel: t('delete.yes'),
      destructive: true,
    },
    invalidates: [groupRoutes.list],
    success: t('delete.done', { name }),
  });

  return (
    <ActionItems
      actions={[
        {
          label: t('assignProgram'),
          icon: IconBarbell,
          permission: 'update programs',
          isHidden: total === 0,
          link: linkOptions({ to: '/groups/$id/assign', params: { id } }),
        },
        { label: t('open'), icon: IconPencil, permission: 'update groups', onClick: () => openRecord(id) },
        {
          label: t('delete.action'),
          icon: IconTrash,
          permission: 'delete groups',
          isHidden: hasOthers,
          isDestructive: true,
          onClick: () => deletion.run({ id }),
        },
      ]}
    />
  );
}

/** Names of the first clients and the number of others, `Carla Prova, Emma Assaggio e altri 3`, and whether the reader does not see some. */
function clientsText({ users, total, hasOthers }: GroupCard, t: TFunction<'groups'>): string {
  if (total === 0) return t('clients', { count: 0 });
  const names = users.map(({ name }) => name).join(', ');
  const others = total - users.length;
  const own = others > 0 ? `${names} ${t('more', { count: others })}` : names;
  return hasOthers ? t('withOthers', { own }) : own;
}
