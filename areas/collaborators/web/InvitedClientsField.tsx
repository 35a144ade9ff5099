import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { clientRoutes } from '#areas/clients/contract.ts';
import { RecordMultiSelect } from '#shell/web/forms/RecordMultiSelect.tsx';
import { type RecordOption, useRecordSearch } from '#shell/web/forms/record-search.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { careOfInvited } from '../rules/care-of-invited.ts';
import type { CollaboratorValues } from './CollaboratorFields.tsx';

interface InvitedClientsFieldProps {
  chosen: readonly RecordOption[];
  onChange: (chosen: RecordOption[]) => void;
  error: ReactNode;
  /** Role and permissions of the invitation, from which follows what the collaborator is in charge of. */
  values: Pick<CollaboratorValues, 'role' | 'permissions'>;
}

/** The clients whom an invited collaborator follows once they accept. */
export function InvitedClientsField({ chosen, onChange, error, values }: InvitedClientsFieldProps) {
  const t = useTexts('collaborators');
  const search = useRecordSearch(clientRoutes.forSelect, {}, ({ clients }) => clients);
  const [first, second] = careOfInvited(values.role, values.permissions);
  const care = second ? 'both' : first;
  return (
    <Section title={t('invite.clients')}>
      <Stack gap="md">
        <Text size="sm">{care ? t(`invite.clientsHelp.${care}`) : t('invite.clientsHelp.none')}</Text>
        <RecordMultiSelect
          legend={t('columns.clients')}
          field="clientIds"
          search={search}
          chosen={chosen}
          onChange={onChange}
          error={error}
          texts={{ search: t('invite.searchClient'), chosen: t('invite.chosenOnly') }}
          empty={{ illustration: 'people', text: t('invite.noClients') }}
          nothingChosen={{ illustration: 'people', text: t('invite.nobodyChosen') }}
        />
      </Stack>
    </Section>
  );
}
