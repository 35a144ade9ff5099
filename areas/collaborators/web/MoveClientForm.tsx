import { Select, Skeleton, Switch, Text } from '@mantine/core';
import { type CareKind, careKinds } from '#areas/clients/contract/care.ts';
import { type Client, type ClientCard, clientRoutes } from '#areas/clients/contract.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { RecordError } from '#shell/web/records/RecordScreen.tsx';
import { useRecord } from '#shell/web/records/use-record.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type CollaboratorDetail, collaboratorRoutes } from '../contract.ts';
import { teamInvalidations, useTargets } from './queries.ts';

interface MoveClientFormProps {
  client: ClientCard;
  collaborator: CollaboratorDetail;
  onClose: () => void;
}

/** Gives a client to another professional. */
export function MoveClientForm(props: MoveClientFormProps) {
  const { record, error } = useRecord(clientRoutes.detail, { id: props.client.id }, (response) => response.client);
  if (error) return <RecordError error={error} />;
  if (!record) return <Skeleton height={220} />;
  return <MoveForm {...props} kinds={careKinds.filter((kind) => isInCharge(record, kind, props.collaborator))} />;
}

function isInCharge(client: Client, kind: CareKind, { id }: CollaboratorDetail): boolean {
  return client[`${kind}CollaboratorId`] === id;
}

/** `kinds`: what the collaborator is in charge of. */
function MoveForm({ client, kinds, collaborator, onClose }: MoveClientFormProps & { kinds: CareKind[] }) {
  const t = useTexts('collaborators');
  const targets = useTargets(collaborator.id);
  const sheet = useServerForm({
    route: collaboratorRoutes.changeCollaborator,
    initialValues: {
      kind: kinds[0] ?? ('training' as const),
      to: null as string | null,
      tellsClients: true,
    },
    toRequest: (values) => ({ ...values, id: client.id }) as never,
    mode: 'controlled',
    invalidates: teamInvalidations,
    success: (_, { to }) =>
      t('move.done', { name: client.name, to: targets.find(({ value }) => value === to)?.label ?? '' }),
    onSuccess: onClose,
  });

  // Who may see nothing of the care is refused.
  const { teamMembers = [] } = useApiQuery(clientRoutes.collaborators, {}).data ?? {};
  const { kind } = sheet.form.getValues();
  const offered = targets.filter(({ value }) =>
    teamMembers.some((member) => member.id === value && member.careKinds.includes(kind)),
  );

  return (
    <FormSheet form={sheet} save={t('move.submit')} onCancel={onClose}>
      <Text size="sm">{t('move.text')}</Text>
      {kinds.length > 1 && (
        <SegmentedField
          label={t('move.kind')}
          data={kinds.map((value) => ({ value, label: t(`ofCollaborator.${value}`) }))}
          {...sheet.field('kind')}
        />
      )}
      <Select label={t('move.to')} data={offered} required {...sheet.field('to')} />
      <Switch
        label={t('removal.tellOne')}
        description={t('removal.tellOneHelp')}
        {...sheet.field('tellsClients', { type: 'checkbox' })}
      />
    </FormSheet>
  );
}
