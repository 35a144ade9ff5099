import { Skeleton, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { apiQueryKey, useApiMutation } from '#shell/web/api/query.ts';
import { useAutosave, type VersionedText } from '#shell/web/forms/autosave.ts';
import { TextConflictChoice } from '#shell/web/forms/TextConflictChoice.tsx';
import { SaveStatusLabel } from '#shell/web/forms/SaveStatusLabel.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { ClientLayout } from './ClientLayout.tsx';
import { type Client, clientRoutes } from '../contract.ts';
import { clientLimits } from '../contract/limits.ts';
import { useClient } from './queries.ts';

export function ClientNoteScreen() {
  const { id = '' } = useParams({ strict: false });
  const client = useClient(id).record;

  return (
    <ClientLayout id={id} active="note" isHealthData={false}>
      {client ? <NoteEditor key={id} client={client} /> : <Skeleton height={360} />}
    </ClientLayout>
  );
}

/** Text field for the note about a client, saved automatically. */
export function NoteEditor({ client }: { client: Client }) {
  const { id, name } = client;
  const t = useTexts('clients');
  const mayEdit = useMay()('update health records');
  const cache = useQueryClient();
  const { mutateAsync } = useApiMutation(clientRoutes.saveNote, {
    skipGlobalErrorHandler: true,
    onSuccess: (response) => cache.setQueryData(apiQueryKey(clientRoutes.detail, { id }), response),
  });
  const { text, status, change, conflict, retry } = useAutosave({
    draft: `clients.${id}.note`,
    saved: noteOf(client),
    save: async (typed) => noteOf((await mutateAsync({ id, note: typed.text, version: typed.version })).client),
    pick: (record) => noteOf(record as Client),
  });

  return (
    <Section
      title={t('tabs.note')}
      subtitle={t(mayEdit ? 'note.help' : 'note.helpReadOnly')}
      actions={mayEdit && <SaveStatusLabel status={status} onRetry={retry} />}
    >
      {conflict && <TextConflictChoice conflict={conflict} />}
      <Textarea
        aria-label={t('note.label', { name })}
        placeholder={t(mayEdit ? 'note.placeholder' : 'note.none')}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        readOnly={!mayEdit}
        maxLength={clientLimits.note}
        autosize
        minRows={12}
        size="md"
      />
    </Section>
  );
}

function noteOf({ note, version }: Client): VersionedText {
  return { text: note, version };
}
