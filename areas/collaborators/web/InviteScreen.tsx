import { Stack, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { linkDays } from '#areas/account/contract.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Section } from '#shell/web/widgets/Section.tsx';
import { collaboratorLimits, collaboratorRoutes } from '../contract.ts';
import { CollaboratorFields, type CollaboratorValues } from './CollaboratorFields.tsx';
import { type InvitedClient, InvitedClientsField } from './InvitedClientsField.tsx';

/** Form that mails an invitation to a new collaborator. */
export function InviteScreen() {
  const t = useTexts('collaborators');
  const navigate = useNavigate();
  const coach: CollaboratorValues = { role: 'coach', permissions: [...rolePermissions().coach], isNameHidden: false };
  const sheet = useServerForm({
    route: collaboratorRoutes.create,
    initialValues: { name: '', email: '', ...coach, clients: [] as InvitedClient[] },
    toRequest: ({ clients, ...values }) =>
      ({ ...values, clientIds: values.role === 'secretary' ? [] : clients.map(({ id }) => id) }) as never,
    draft: 'collaborators.create',
    mode: 'controlled',
    invalidates: [collaboratorRoutes.list],
    success: ({ invitation: { email } }) => t('invite.done', { email }),
    onSuccess: () => void navigate({ to: '/teamMembers', replace: true }),
  });

  return (
    <Screen
      title={t('invite.title')}
      subtitle={t('invite.subtitle', { count: linkDays.collaborator })}
      back={{ to: '/teamMembers', label: t('title') }}
      narrow
    >
      <FormSheet form={sheet} save={t('invite.submit')} onCancel={() => void navigate({ to: '/teamMembers' })}>
        <Section title={t('columns.person')}>
          <Stack gap="md">
            <TextInput
              label={t('fields.name')}
              maxLength={collaboratorLimits.name}
              autoComplete="off"
              data-autofocus
              required
              {...sheet.field('name')}
            />
            <TextInput
              label={t('fields.email')}
              description={t('invite.emailHelp')}
              type="email"
              inputMode="email"
              autoComplete="off"
              required
              {...sheet.field('email')}
            />
          </Stack>
        </Section>
        <CollaboratorFields
          values={sheet.form.values}
          error={sheet.form.errors['role']}
          onChange={(changes) => sheet.form.setValues(changes)}
        />
        {sheet.form.values.role !== 'secretary' && (
          <InvitedClientsField
            chosen={sheet.form.values.clients}
            values={sheet.form.values}
            error={sheet.form.errors['clientIds']}
            onChange={(clients) => {
              sheet.form.setValues({ clients });
              sheet.form.clearFieldError('clientIds');
            }}
          />
        )}
      </FormSheet>
    </Screen>
  );
}
