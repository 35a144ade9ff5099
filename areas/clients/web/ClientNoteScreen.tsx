import { Skeleton, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { apiQueryKey, useApiMutation } from '#shell/web/api/query.ts';
import { useAutosave } from '#shell/web/forms/autosave.ts';
import { SaveStatusLabel } from '#shell/web/forms/SaveStatusLabel.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { ClientLayout } from './ClientLayout.tsx';
import { type Client, clientLimits, clientRoutes } from '../contract.ts';
import { useClient } from './queries.ts';

export function ClientNoteScreen() {
  const { id = '' } = useParams({ strict: false });
  const client = useClient(id).record;

  return (
    <ClientLayout id={id} active="note">
      {client ? <NoteEditor key={id} client={client} /> : <Skeleton height={360} />}
    </ClientLayout>
  );
}

/** Text field for the note about a client, saved automatically. */
export function NoteEditor({ client: { id, name, note } }: { client: Client }) {
  const t = useTexts('clients');
  const may = useMay();
  const cache = useQueryClient();
  const { mutateAsync } = useApiMutation(clientRoutes.saveNote, {
    skipGlobalErrorHandler: true,
    onSuccess: (response) => cache.setQueryData(apiQueryKey(clientRoutes.detail, { id }), response),
  });
  const { text, status, change, retry } = useAutosave({
    draft: `clients.${id}.note`,
    saved: note,
    save: (typed) => mutateAsync({ id, note: typed }),
  });

  return (
    <Section
      title={t('tabs.note')}
      subtitle={t('note.help')}
      actions={<SaveStatusLabel status={status} onRetry={retry} />}
    >
      <Textarea
        aria-label={t('note.label', { name })}
        placeholder={t('note.placeholder')}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        readOnly={!may('update clients')}
        maxLength={clientLimits.note}
        autosize
        minRows={12}
        size="md"
      />
    </Section>
  );
}
