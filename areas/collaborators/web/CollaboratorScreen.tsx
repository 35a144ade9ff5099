import { Button, Stack, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useRecordForm } from '#shell/web/forms/record-form.ts';
import { RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type CollaboratorDetail, type CollaboratorRole, collaboratorRoles, collaboratorRoutes } from '../contract.ts';
import { CollaboratorFields } from './CollaboratorFields.tsx';
import { useRestoring } from './CollaboratorMenu.tsx';
import { OwnershipSection } from './OwnershipSection.tsx';
import { teamInvalidations, useCollaborator } from './queries.ts';

/** Role and permissions of a member of the team, the offer of the account to them, and their removal. */
export function CollaboratorScreen() {
  const t = useTexts('collaborators');
  const shell = useTexts('shell');
  const { id = '' } = useParams({ strict: false });

  return (
    <RecordScreen
      query={useCollaborator(id)}
      title={({ name }) => name}
      subtitle={({ role, clients }) =>
        [shell(`roles.${role}`), role !== 'secretary' && t('clients', { count: clients })].filter(Boolean).join(' · ')
      }
      actions={({ removedAt, clients }) =>
        !removedAt &&
        clients > 0 && (
          <LinkButton to="/teamMembers/$id/clients" params={{ id }} variant="default">
            {t('actions.clients')}
          </LinkButton>
        )
      }
      back={{ to: '/teamMembers', label: t('title') }}
      narrow
    >
      {(collaborator) => <Content collaborator={collaborator} />}
    </RecordScreen>
  );
}

function Content({ collaborator }: { collaborator: CollaboratorDetail }) {
  const t = useTexts('collaborators');
  if (collaborator.removedAt) return <Removed collaborator={collaborator} />;
  if (collaborator.isSelf)
    return (
      <Section title={t('edit.selfTitle')}>
        <Text size="sm">{t('edit.selfText')}</Text>
      </Section>
    );

  const { id, role, name } = collaborator;
  return (
    <Stack gap="md">
      {role === 'admin' && (
        <Banner tone="info" icon={IconInfoCircle}>
          {t('edit.adminText')}
        </Banner>
      )}
      <CollaboratorForm key={collaborator.id} collaborator={collaborator} />
      {role !== 'admin' && (
        <>
          <OwnershipSection collaborator={collaborator} />
          <Section
            title={t('actions.remove')}
            subtitle={t(role === 'secretary' ? 'removal.ends' : 'removal.subtitle')}
            actions={
              <LinkButton
                to="/teamMembers/$id/remove"
                params={{ id }}
                variant="default"
                c="var(--mantine-color-error)"
                aria-label={t('removal.title', { name })}
              >
                {t('actions.remove')}
              </LinkButton>
            }
          >
            {null}
          </Section>
        </>
      )}
    </Stack>
  );
}

function CollaboratorForm({ collaborator }: { collaborator: CollaboratorDetail }) {
  const t = useTexts('collaborators');
  const shell = useTexts('shell');
  const navigate = useNavigate();
  const sheet = useRecordForm({
    routes: { update: collaboratorRoutes.update },
    record: collaborator,
    initialValues: (opened: CollaboratorDetail | undefined) => {
      const { role, permissions, isNameHidden } = opened ?? collaborator;
      return { role: role as CollaboratorRole, permissions, isNameHidden };
    },
    pick: (response) => response.collaborator,
    toBody: (values) => values as never,
    texts: {
      label: (name) => t(`fields.${name}`),
      value: (name, value) => {
        if (name === 'permissions') return t('edit.permissions', { count: (value as string[]).length });
        const role = name === 'role' && collaboratorRoles.find((one) => one === value);
        return role ? shell(`roles.${role}`) : undefined;
      },
    },
    mode: 'controlled',
    invalidates: teamInvalidations,
    success: () => t('edit.saved'),
  });

  return (
    <FormSheet form={sheet} onCancel={() => void navigate({ to: '/teamMembers' })}>
      <CollaboratorFields
        values={sheet.form.values}
        error={sheet.form.errors['role']}
        onChange={(changes) => sheet.form.setValues(changes)}
      />
    </FormSheet>
  );
}

function dateAndTime(instant: string): { date: string; time: string } {
  return { date: formatDate(instant), time: formatTime(instant) };
}

function Removed({ collaborator }: { collaborator: CollaboratorDetail }) {
  const t = useTexts('collaborators');
  const { name, removedAt, undoableUntil } = collaborator;
  const { label, isPending, onClick } = useRestoring(collaborator);

  return (
    <Section
      title={t('state.removed')}
      subtitle={t('edit.removed', { name, date: removedAt && formatDate(removedAt) })}
      actions={
        undoableUntil && (
          <Button variant="default" loading={isPending} onClick={onClick}>
            {label}
          </Button>
        )
      }
    >
      <Text size="sm">
        {[undoableUntil && t('edit.undoableUntil', dateAndTime(undoableUntil)), t('edit.removedNote')]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </Section>
  );
}
