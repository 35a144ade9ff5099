import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { ClientLayout } from '../layout/ClientLayout.tsx';
import { useClient } from '../queries.ts';
import { NoteEditor } from './NoteEditor.tsx';

export function ClientNoteScreen() {
  const { id = '' } = useParams({ strict: false });
  const client = useClient(id).record;

  return (
    <ClientLayout id={id} active="note">
      {client ? <NoteEditor key={id} client={client} /> : <Skeleton height={360} />}
    </ClientLayout>
  );
}
