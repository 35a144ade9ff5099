import { Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import type { Column } from '#shell/web/lists/columns.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { type Collaborator, collaboratorRoutes } from '../contract.ts';
import { CollaboratorMenu } from './CollaboratorMenu.tsx';
import { InvitationList } from './InvitationList.tsx';

/** The team of the account: its people, those who were removed last, and the pending invitations. */
export function TeamScreen() {
  const t = useTexts('collaborators');
  const pages = useInfiniteApiQuery(collaboratorRoutes.list, {}, ({ collaborators }) => collaborators);
  const invitations = pages.firstPage?.invitations ?? [];
  const people = pages.rows.filter(({ removedAt }) => !removedAt).length;
  const totals = [
    pages.firstPage && t('people', { count: people }),
    invitations.length > 0 && t('pending', { count: invitations.length }),
  ];

  return (
    <Screen
      title={t('title')}
      subtitle={totals.filter(Boolean).join(' · ') || '\u00a0'}
      actions={
        <LinkButton to="/teamMembers/create" leftSection={<IconPlus size={18} aria-hidden="true" />}>
          {t('invite.action')}
        </LinkButton>
      }
    >
      <Stack gap="md">
        <PagedList
          pages={pages}
          label={t('title')}
          columns={useColumns()}
          picture={({ name }) => <PersonAvatar name={name} />}
          link={({ id }) => linkOptions({ to: '/teamMembers/$id/edit', params: { id } })}
          rowActions={(collaborator) => <CollaboratorMenu collaborator={collaborator} />}
          empty={null}
        />
        {invitations.length > 0 && <InvitationList invitations={invitations} />}
      </Stack>
    </Screen>
  );
}

function useColumns(): Column<Collaborator>[] {
  const t = useTexts('collaborators');
  const shell = useTexts('shell');
  return [
    {
      name: 'person',
      header: t('columns.person'),
      width: '34%',
      cell: ({ name, isSelf }) => (isSelf ? t('you', { name }) : name),
      detail: ({ email }) => email,
      card: 'title',
    },
    {
      name: 'role',
      header: t('columns.role'),
      cell: ({ role }) => shell(`roles.${role}`),
      card: 'subtitle',
    },
    {
      name: 'permissions',
      header: t('columns.permissions'),
      cell: ({ role, hasOwnPermissions }) =>
        role !== 'admin' && t(`permissionsOf.${hasOwnPermissions ? 'own' : 'role'}`),
      missing: '–',
    },
    {
      name: 'clients',
      header: t('columns.clients'),
      width: 110,
      isNumber: true,
      // A secretary is never assigned to clients.
      cell: ({ role, clients }) => (role === 'secretary' ? null : clients),
      missing: '–',
      cardCell: ({ role, clients }) => role !== 'secretary' && t('clients', { count: clients }),
      card: 'subtitle',
    },
    { name: 'state', header: t('columns.state'), width: 150, cell: (person) => stateOf(person, t), card: 'state' },
  ];
}

function stateOf({ removedAt, isNameHidden }: Collaborator, t: TFunction<'collaborators'>) {
  if (removedAt)
    return (
      <span title={formatDate(removedAt)}>
        <StateBadge tone="quiet">{t('state.removed')}</StateBadge>
      </span>
    );
  return isNameHidden ? (
    <StateBadge tone="fresh">{t('state.nameHidden')}</StateBadge>
  ) : (
    <StateBadge tone="good">{t('state.active')}</StateBadge>
  );
}
