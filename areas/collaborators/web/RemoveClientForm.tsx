import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ClientCard } from '#areas/clients/contract.ts';
import { RecordError } from '#shell/web/records/RecordScreen.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useRecord } from '#shell/web/records/use-record.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type CollaboratorDetail, collaboratorRoutes } from '../contract.ts';
import { teamInvalidations } from './queries.ts';
import { actionsOf, deletes, type LineChoices, RemovalLines } from './RemovalLines.tsx';

interface RemoveClientFormProps {
  client: ClientCard;
  collaborator: CollaboratorDetail;
  onClose: () => void;
}

/** Takes a client from a collaborator, and asks what happens to what they assigned. A deletion needs a typed word. */
export function RemoveClientForm({ client, collaborator, onClose }: RemoveClientFormProps) {
  const t = useTexts('collaborators');
  const shell = useTexts('shell');
  const [choices, setChoices] = useState<LineChoices>({});
  const [tellsClients, setTellsClients] = useState(true);
  const [typed, setTyped] = useState('');
  const request = { id: client.id, collaboratorId: collaborator.id };
  const { record: lines, error } = useRecord(collaboratorRoutes.previewClientRemoval, request, (one) => one.lines);
  const names = { name: client.name, collaborator: collaborator.name };
  const removal = useRecordAction(collaboratorRoutes.removeClient, {
    invalidates: teamInvalidations,
    success: t('removeClient.done', names),
    onSuccess: onClose,
  });
  const isDeleting = Object.values(choices).includes(deletes);
  if (error) return <RecordError error={error} />;

  const isConfirmed = !isDeleting || typed.trim().toLowerCase() === t('removal.word');

  return (
    <Stack gap="md">
      <Text size="sm">{t(lines?.length === 0 ? 'removeClient.nothing' : 'removeClient.text', names)}</Text>
      {lines && <RemovalLines lines={lines} from={collaborator.id} choices={choices} onChange={setChoices} />}
      <Switch
        label={t('removal.tellOne')}
        description={t('removal.tellOneHelp')}
        checked={tellsClients}
        onChange={(event) => setTellsClients(event.currentTarget.checked)}
      />
      {isDeleting && (
        <TextInput
          label={shell('confirm.typeWord', { word: t('removal.word') })}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {shell('form.cancel')}
        </Button>
        <Button
          color="red.9"
          disabled={!lines || !isConfirmed}
          loading={removal.isPending}
          onClick={() => removal.run({ ...request, lines: actionsOf(choices), tellsClients })}
        >
          {t('removeClient.submit')}
        </Button>
      </Group>
    </Stack>
  );
}
