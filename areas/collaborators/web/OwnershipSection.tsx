import { Button, Group, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type CollaboratorDetail, collaboratorRoutes, formerRoles, type OwnershipRequest } from '../contract.ts';

/** Offers the account to a collaborator, or withdraws the open offer. */
export function OwnershipSection({ collaborator }: { collaborator: CollaboratorDetail }) {
  const t = useTexts('collaborators');
  const request = useApiQuery(collaboratorRoutes.ownership, {}).data?.ownershipRequest;

  return (
    <Section title={t('ownership.title')} subtitle={t('ownership.text', { name: collaborator.name })}>
      {request ? <OpenOffer request={request} /> : <NewOffer collaborator={collaborator} />}
    </Section>
  );
}

function NewOffer({ collaborator: { id, name } }: { collaborator: CollaboratorDetail }) {
  const t = useTexts('collaborators');
  const [formerRole, setFormerRole] = useState<OwnershipRequest['formerRole']>('admin');
  const offer = useRecordAction(collaboratorRoutes.offerOwnership, {
    confirm: {
      title: t('ownership.confirmTitle', { name }),
      text: t('ownership.confirmText'),
      confirmLabel: t('ownership.offer'),
    },
    invalidates: [collaboratorRoutes.ownership],
    success: t('ownership.offered', { name }),
  });

  return (
    <Group align="end" gap="sm">
      <Select
        label={t('ownership.formerRole')}
        data={formerRoles.map((value) => ({ value, label: t(`ownership.formerRoles.${value}`) }))}
        value={formerRole}
        allowDeselect={false}
        onChange={(value) => value && setFormerRole(value)}
      />
      <Button variant="default" loading={offer.isPending} onClick={() => offer.run({ id, formerRole })}>
        {t('ownership.offer')}
      </Button>
    </Group>
  );
}

function OpenOffer({ request: { toName, requestedAt } }: { request: OwnershipRequest }) {
  const t = useTexts('collaborators');
  const withdrawal = useRecordAction(collaboratorRoutes.withdrawOwnership, {
    invalidates: [collaboratorRoutes.ownership],
    success: t('ownership.withdrawn'),
  });

  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm">{t('ownership.open', { name: toName, date: formatDate(requestedAt) })}</Text>
      <Button variant="default" loading={withdrawal.isPending} onClick={() => withdrawal.run({})}>
        {t('ownership.withdraw')}
      </Button>
    </Group>
  );
}
