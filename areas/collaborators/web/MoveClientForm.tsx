import { Select, Skeleton, Switch, Text } from '@mantine/core';
import { type CareKind, careKinds, type Collaborator } from '#areas/clients/contract/care.ts';
import { type Client, type ClientCard, clientRoutes } from '#areas/clients/contract.ts';
import { RecordError } from '#shell/web/records/RecordScreen.tsx';
import { useRecord } from '#shell/web/records/use-record.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type CollaboratorDetail, collaboratorRoutes } from '../contract.ts';
import { teamInvalidations } from './queries.ts';

interface MoveClientFormProps {
  client: ClientCard;
  collaborator: CollaboratorDetail;
  onClose: () => void;
}

/** Gives a client to another professional. */
export function MoveClientForm(props: MoveClientFormProps) {
  const { client, collaborator } = props;
  const { record, error } = useRecord(clientRoutes.detail, { id: client.id }, (response) => response.client);
  const team = useRecord(clientRoutes.collaborators, {}, ({ teamMembers }) => teamMembers);
  const failure = error ?? team.error;
  if (failure) return <RecordError error={failure} />;
  if (!record || !team.record) return <Skeleton height={220} />;
  return (
    <MoveForm
      {...props}
      kinds={careKinds.filter((kind) => isInCharge(record, kind, collaborator))}
      others={team.record.filter(({ id }) => id !== collaborator.id)}
    />
  );
}

function isInCharge(client: Client, kind: CareKind, { id }: CollaboratorDetail): boolean {
  return client[`${kind}CollaboratorId`] === id;
}

interface MoveFormProps extends Omit<MoveClientFormProps, 'collaborator'> {
  /** What the collaborator is in charge of. */
  kinds: CareKind[];
  /** The rest of the team. */
  others: readonly Collaborator[];
}

function MoveForm({ client, kinds, others, onClose }: MoveFormProps) {
  const t = useTexts('collaborators');
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
    success: (_, { to }) => t('move.done', { name: client.name, to: others.find((one) => one.id === to)?.name ?? '' }),
    onSuccess: onClose,
  });

  const { kind } = sheet.form.getValues();
  // Who may see nothing of the care is refused.
  const offered = others.filter((one) => one.careKinds.includes(kind));

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
      <Select
        label={t('move.to')}
        data={offered.map(({ id, name }) => ({ value: id, label: name }))}
        required
        {...sheet.field('to')}
      />
      <Switch
        label={t('removal.tellOne')}
        description={t('removal.tellOneHelp')}
        {...sheet.field('tellsClients', { type: 'checkbox' })}
      />
    </FormSheet>
  );
}
