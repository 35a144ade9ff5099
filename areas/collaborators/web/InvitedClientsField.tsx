import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type ClientCard, clientRoutes } from '#areas/clients/contract.ts';
import { careKinds } from '#areas/clients/contract/care.ts';
import { RecordMultiSelect } from '#shell/web/forms/RecordMultiSelect.tsx';
import { useRecordSearch } from '#shell/web/forms/record-search.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { careOfInvited } from '../rules/care-of-invited.ts';
import type { CollaboratorValues } from './CollaboratorFields.tsx';

/** A client to choose, with the names of the professionals in charge now, which a draft of an earlier release does not have. */
export type InvitedClient = Pick<ClientCard, 'id' | 'name'> &
  Partial<Pick<ClientCard, 'trainingCollaborator' | 'nutritionCollaborator'>>;

interface InvitedClientsFieldProps {
  chosen: readonly InvitedClient[];
  onChange: (chosen: InvitedClient[]) => void;
  error: ReactNode;
  /** Role and permissions of the invitation, from which follows what the collaborator is in charge of. */
  values: Pick<CollaboratorValues, 'role' | 'permissions'>;
}

const activeByName = { status: 'active', sortBy: 'name' } as const;

/**
 * The clients whom an invited collaborator follows once they accept, each with who follows them now: of the care of the collaborator
 * that one is replaced, as `entrust` does on the server.
 */
export function InvitedClientsField({ chosen, onChange, error, values }: InvitedClientsFieldProps) {
  const t = useTexts('collaborators');
  const search = useRecordSearch(clientRoutes.list, activeByName, ({ clients }) =>
    clients.map(({ id, name, trainingCollaborator, nutritionCollaborator }) => ({
      ...{ id, name, trainingCollaborator, nutritionCollaborator },
    })),
  );
  // A draft may be some days old.
  const loaded = new Map(search.pages.rows.map((client) => [client.id, client]));
  const current = chosen.map((client) => loaded.get(client.id) ?? client);
  const kinds = careOfInvited(values.role, values.permissions);
  const care = kinds.length > 1 ? 'both' : kinds[0];
  const changesOf = (client: InvitedClient) =>
    careKinds.flatMap((kind) => {
      const name = client[`${kind}Collaborator`];
      if (name === undefined) return [];
      if (kinds.includes(kind)) return name ? t(`invite.taken.${kind}`, { name }) : t(`invite.added.${kind}`);
      return name ? t(`invite.stays.${kind}`, { name }) : [];
    });
  return (
    <Section title={t('invite.clients')}>
      <Stack gap="md">
        <Text size="sm">{care ? t(`invite.clientsHelp.${care}`) : t('invite.clientsHelp.none')}</Text>
        <RecordMultiSelect
          legend={t('columns.clients')}
          field="clientIds"
          search={search}
          chosen={current}
          onChange={onChange}
          error={error}
          {...(care && { describe: (client: InvitedClient) => changesOf(client).join(' ') || null })}
          texts={{ search: t('invite.searchClient'), chosen: t('invite.chosenOnly') }}
          empty={{ illustration: 'people', text: t('invite.noClients') }}
          nothingChosen={{ illustration: 'people', text: t('invite.nobodyChosen') }}
        />
      </Stack>
    </Section>
  );
}
