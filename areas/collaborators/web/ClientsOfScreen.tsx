import { IconArrowsExchange, IconUserMinus } from '@tabler/icons-react';
import { linkOptions, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { type ClientCard, ClientFilters, clientRoutes } from '#areas/clients/contract.ts';
import { FilteredList } from '#shell/web/lists/FilteredList.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { PersonAvatar } from '#shell/web/widgets/PersonAvatar.tsx';
import type { CollaboratorDetail } from '../contract.ts';
import { MoveClientForm } from './MoveClientForm.tsx';
import { useCollaborator } from './queries.ts';
import { RemoveClientForm } from './RemoveClientForm.tsx';

/** The clients of a collaborator, each of whom can be handed over to another professional or removed from the collaborator. */
export function ClientsOfScreen() {
  const t = useTexts('collaborators');
  const { id = '' } = useParams({ strict: false });

  return (
    <RecordScreen
      query={useCollaborator(id)}
      title={({ name }) => t('ofCollaborator.title', { name })}
      subtitle={({ clients }) => t('clients', { count: clients })}
      back={{ to: '/teamMembers', label: t('title') }}
    >
      {(collaborator) => <ClientList collaborator={collaborator} />}
    </RecordScreen>
  );
}

type OpenDialog = { client: ClientCard; kind: 'move' | 'remove' };

function ClientList({ collaborator }: { collaborator: CollaboratorDetail }) {
  const t = useTexts('collaborators');
  const clients = useTexts('clients');
  const [open, setOpen] = useState<OpenDialog>();
  const [isOpened, setIsOpened] = useState(false);
  const list = useList({
    route: clientRoutes.list,
    filters: ClientFilters.pick({ search: true, page: true }),
    rows: (response) => response.clients,
    params: { collaboratorId: collaborator.id },
  });
  const show = (dialog: OpenDialog) => {
    setOpen(dialog);
    setIsOpened(true);
  };
  const close = () => setIsOpened(false);

  return (
    <>
      <FilteredList
        list={list}
        label={t('ofCollaborator.title', { name: collaborator.name })}
        columns={[
          {
            name: 'client',
            header: clients('columns.client'),
            width: '40%',
            cell: ({ name }) => name,
            detail: ({ email }) => email,
            card: 'title',
          },
          {
            name: 'care',
            header: t('ofCollaborator.care'),
            cell: (client) => t(`ofCollaborator.${careOf(client, collaborator)}`),
            card: 'subtitle',
          },
          { name: 'program', header: clients('columns.program'), cell: ({ program }) => program, missing: '–' },
        ]}
        picture={({ name }) => <PersonAvatar name={name} />}
        fields={[{ kind: 'search', label: clients('search') }]}
        link={({ id }) => linkOptions({ to: '/clients/$id', params: { id } })}
        rowActions={(client) => (
          <ActionMenu
            label={t('menu', { name: client.name })}
            actions={[
              { label: t('actions.move'), icon: IconArrowsExchange, onClick: () => show({ client, kind: 'move' }) },
              {
                label: t('actions.removeClient'),
                icon: IconUserMinus,
                isDestructive: true,
                onClick: () => show({ client, kind: 'remove' }),
              },
            ]}
          />
        )}
        empty={{
          illustration: 'people',
          text: t('ofCollaborator.empty'),
          action: <LinkButton to="/clients">{t('ofCollaborator.toClients')}</LinkButton>,
        }}
      />
      <Dialog
        opened={isOpened}
        onClose={close}
        title={
          open?.kind === 'remove'
            ? t('removeClient.title', { name: open.client.name, collaborator: collaborator.name })
            : t('move.title', { name: open?.client.name ?? '' })
        }
      >
        {open?.kind === 'move' && <MoveClientForm client={open.client} collaborator={collaborator} onClose={close} />}
        {open?.kind === 'remove' && (
          <RemoveClientForm client={open.client} collaborator={collaborator} onClose={close} />
        )}
      </Dialog>
    </>
  );
}

type Care = 'training' | 'nutrition' | 'both';

/** What the list shows; it compares names, because its rows have no ids of professionals. */
function careOf({ trainingCollaborator, nutritionCollaborator }: ClientCard, { name }: CollaboratorDetail): Care {
  if (trainingCollaborator === name && nutritionCollaborator === name) return 'both';
  return nutritionCollaborator === name ? 'nutrition' : 'training';
}
