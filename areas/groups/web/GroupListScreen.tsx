import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { SearchField } from '#shell/web/lists/SearchField.tsx';
import type { GroupCard } from '../contract.ts';
import { cardOf, useGroupColumns } from './columns.tsx';
import { GroupDrawer } from './GroupDrawer.tsx';
import { GroupMenu } from './GroupMenu.tsx';
import { GroupSearchParams } from './search-params.ts';
import { useGroups } from './queries.ts';

/** Clients gathered under a name; the one that is open stands in a drawer with an address of its own. */
export function GroupListScreen() {
  const t = useTexts('groups');
  const may = useMay();
  const [{ open, ...filters }, setPlace] = useSearchParams(GroupSearchParams);
  const groups = useGroups(filters);
  const isEmpty = !groups.isPending && groups.rows.length === 0 && !filters.search;
  const columns = useGroupColumns();
  const create = may('create groups') && (
    <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => setPlace({ open: 'new' })}>
      {t('new')}
    </Button>
  );

  return (
    <Screen title={t('title')} subtitle={t('facts')} actions={!isEmpty && create}>
      <PagedList<GroupCard>
        pages={groups}
        label={t('title')}
        columns={columns}
        card={cardOf(t)}
        rowKey={({ id }) => id}
        {...(may('update groups') && {
          link: ({ id }) => linkOptions({ to: '/groups', search: (before) => ({ ...before, open: id }) }),
        })}
        rowActions={(group) => <GroupMenu group={group} onOpen={() => setPlace({ open: group.id })} />}
        toolbar={
          !isEmpty && (
            <SearchField label={t('search')} value={filters.search} onChange={(search) => setPlace({ search })} />
          )
        }
        empty={<EmptyState illustration="people" text={t('empty')} action={create} />}
        isFiltered={Boolean(filters.search)}
      />
      <GroupDrawer open={open} onClose={() => setPlace({ open: undefined })} />
    </Screen>
  );
}
