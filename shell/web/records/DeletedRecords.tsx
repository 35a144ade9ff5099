import { Button, Group, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type DeletionRoutes, undoDays } from '#shell/common/deletions.ts';
import type { Permission } from '#shell/common/permissions.ts';
import type { Route } from '#shell/common/route.ts';
import { useApiQuery } from '../api/query.ts';
import { useMay } from '../session.ts';
import { formatRelativeDate } from '../texts/formats.ts';
import { useTexts } from '../texts/texts.ts';
import { Dialog } from '../widgets/Dialog.tsx';
import { useUndelete } from './use-undelete.ts';

interface DeletedRecordsProps {
  /** The lists, each with a title when there are several. */
  lists: readonly { routes: DeletionRoutes; title?: string }[];
  /** The permission to delete, which restoring needs too. */
  permission: Permission;
  /** Routes whose responses have a record again once it is restored. */
  invalidates: readonly Route[];
  /** Filters of the lists, such as a client. */
  query?: { clientId?: string; kind?: 'copies' };
}

/** The button below a list that opens what was deleted from it, to restore it. */
export function DeletedRecords({ permission, lists, ...ofLists }: DeletedRecordsProps) {
  const t = useTexts('shell');
  const may = useMay();
  const [opened, setOpened] = useState(false);
  if (!may(permission)) return null;
  return (
    <Group justify="center" mt="lg">
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconTrash size={16} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('deletions.open')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('deletions.open')}>
        <Stack gap="xl">
          {lists.map((list) => (
            <DeletedList key={list.routes.deleted.endpoint} {...list} {...ofLists} />
          ))}
        </Stack>
      </Dialog>
    </Group>
  );
}

type DeletedListProps = DeletedRecordsProps['lists'][number] & Pick<DeletedRecordsProps, 'invalidates' | 'query'>;

function DeletedList({ routes, title: listTitle, invalidates, query = {} }: DeletedListProps) {
  const t = useTexts('shell');
  const { data } = useApiQuery(routes.deleted, query);
  const { undelete, isPending } = useUndelete(routes, invalidates);
  if (!data) return null;
  const { deleted } = data;
  return (
    <Stack gap="md" component="section" aria-label={listTitle}>
      {listTitle && <Text fw={600}>{listTitle}</Text>}
      <Text size="sm" c="dimmed">
        {t(deleted.length > 0 ? 'deletions.text' : 'deletions.none', { days: undoDays })}
      </Text>
      {deleted.map(({ id, title, deletedAt }) => (
        <Group key={id} justify="space-between" wrap="nowrap">
          <div style={{ minWidth: 0 }}>
            <Text truncate>{title}</Text>
            <Text size="sm" c="dimmed">
              {t('deletions.deletedAt', { date: formatRelativeDate(deletedAt) })}
            </Text>
          </div>
          <Button
            variant="default"
            style={{ flex: 'none' }}
            disabled={isPending}
            aria-label={t('deletions.restoreOf', { title })}
            onClick={() => undelete(id)}
          >
            {t('deletions.restore')}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
