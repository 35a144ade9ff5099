import { Button, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { RecordError, RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { useRecord } from '#shell/web/records/use-record.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type CollaboratorDetail, collaboratorLimits, collaboratorRoutes, type RemovalLine } from '../contract.ts';
import { teamInvalidations, useCollaborator } from './queries.ts';
import { actionsOf, deletes, type LineChoices, RemovalLines } from './RemovalLines.tsx';

/** The checklist of a removal: what the collaborator has, who gets it, and whether the clients are informed. */
export function RemovalScreen() {
  const t = useTexts('collaborators');
  const { id = '' } = useParams({ strict: false });
  const query = useCollaborator(id);
  const { record: lines, error } = useRecord(collaboratorRoutes.previewRemoval, { id }, (preview) => preview.lines);
  if (error) return <RecordError error={error} />;

  return (
    <RecordScreen
      query={query}
      title={({ name }) => t('removal.title', { name })}
      subtitle={() => t('removal.subtitle')}
      back={{ to: `/teamMembers/${id}/edit`, label: t('actions.edit') }}
      narrow
    >
      {(collaborator) =>
        lines ? <Checklist collaborator={collaborator} lines={lines} /> : <Skeleton height={260} radius={8} />
      }
    </RecordScreen>
  );
}

function Checklist({ collaborator, lines }: { collaborator: CollaboratorDetail; lines: readonly RemovalLine[] }) {
  const t = useTexts('collaborators');
  const navigate = useNavigate();
  const [choices, setChoices] = useState<LineChoices>({});
  const [tellsClients, setTellsClients] = useState(true);
  const { id, name } = collaborator;
  const chosen = lines.filter(({ kind }) => choices[kind] === deletes);
  const deleted = chosen.map(({ label }) => label);
  const restoreNotes = chosen.flatMap(({ restoreNote }) => restoreNote ?? []);
  const removal = useRecordAction(collaboratorRoutes.remove, {
    confirm: {
      title: t('removal.confirmTitle', { name }),
      text: deleted.length > 0 ? t('removal.confirmDelete', { deleted: deleted.join(', ') }) : t('removal.confirmText'),
      confirmLabel: t('removal.submit'),
      destructive: true,
      ...(deleted.length > 0 && { typedConfirmation: t('removal.word') }),
    },
    invalidates: teamInvalidations.filter((route) => route !== collaboratorRoutes.previewRemoval),
    success: t('removal.done', { name }),
    onSuccess: () => void navigate({ to: '/teamMembers', replace: true }),
  });

  return (
    <Stack gap="md">
      <Section title={t('removal.lines')}>
        {lines.length > 0 ? (
          <RemovalLines lines={lines} from={id} choices={choices} onChange={setChoices} />
        ) : (
          <Text size="sm">{t('removal.nothing')}</Text>
        )}
        <Text size="sm" c="dimmed" mt="md">
          {t('removal.ofStudio')}
        </Text>
      </Section>
      {collaborator.clients > 0 && (
        <Section title={t('columns.clients')}>
          <Switch
            label={t('removal.tell')}
            description={t('removal.tellHelp')}
            checked={tellsClients}
            onChange={(event) => setTellsClients(event.currentTarget.checked)}
          />
        </Section>
      )}
      <Text size="sm" c="dimmed">
        {[t('removal.undo', { count: collaboratorLimits.undoDays }), ...restoreNotes].join(' ')}
      </Text>
      <Group justify="flex-end" gap="sm">
        <LinkButton to="/teamMembers" variant="default">
          {useTexts('shell')('form.cancel')}
        </LinkButton>
        <Button
          color="red.9"
          loading={removal.isPending}
          onClick={() => removal.run({ id, lines: actionsOf(choices), tellsClients })}
        >
          {t('removal.submit')}
        </Button>
      </Group>
    </Stack>
  );
}
