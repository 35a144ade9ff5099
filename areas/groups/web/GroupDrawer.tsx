import { Drawer, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { CreateGroupForm, EditGroupForm } from './GroupForm.tsx';
import type { GroupSearchParams } from './search-params.ts';
import { useGroup } from './queries.ts';

interface GroupDrawerProps {
  open: GroupSearchParams['open'];
  onClose: () => void;
}

/** A group beside the list: its name and who is in it. */
export function GroupDrawer({ open, onClose }: GroupDrawerProps) {
  const t = useTexts('groups');
  const may = useMay();
  const isAllowed = open === 'new' ? may('create groups') : may('update groups');
  const [shown, setShown] = useState(open);
  if (open && open !== shown) setShown(open);

  return (
    <Drawer
      opened={open !== undefined && isAllowed}
      onClose={onClose}
      position="right"
      size={480}
      title={<Text fw={700}>{t(shown === 'new' ? 'new' : 'form.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('form.close') }}
    >
      {shown === 'new' ? (
        <CreateGroupForm onDone={onClose} />
      ) : (
        shown && <Editing key={shown} id={shown} onDone={onClose} />
      )}
    </Drawer>
  );
}

function Editing({ id, onDone }: { id: string; onDone: () => void }) {
  const { data, isFetching } = useGroup(id);
  const [first, setFirst] = useState(data?.group);
  if (data && !isFetching && !first) setFirst(data.group);
  return first ? <EditGroupForm group={first} onDone={onDone} /> : <Waiting />;
}

function Waiting() {
  return (
    <Stack gap="lg">
      <Skeleton height={60} />
      <Skeleton height={320} />
    </Stack>
  );
}
