import { Select, Skeleton, Switch, Text } from '@mantine/core';
import { type CareKind, careKinds, type Collaborator } from '#areas/clients/contract/care.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { proposedCareKinds } from '#areas/clients/rules/in-charge.ts';
import type { BulkFormProps } from '#areas/clients/web/public.tsx';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { SegmentedField } from '#shell/web/forms/SegmentedField.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { RecordError } from '#shell/web/records/RecordScreen.tsx';
import { useRecord } from '#shell/web/records/use-record.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { handOverRoutes, type InCharge } from '../contract/hand-over.ts';
import { changesNothing, handOverPreview } from '../rules/hand-over-preview.ts';
import { HandOverPreviewList } from './HandOverPreviewList.tsx';
import { teamInvalidations } from './queries.ts';

/** Form that hands over the selected clients to another professional, with a preview of the changes. */
export function HandOverForm(props: BulkFormProps) {
  const clientIds = props.clients.map(({ id }) => id);
  const preview = useRecord(handOverRoutes.previewHandOver, { clientIds }, ({ inCharge }) => inCharge);
  const team = useRecord(clientRoutes.collaborators, {}, ({ teamMembers }) => teamMembers);
  const failure = preview.error ?? team.error;
  if (failure) return <RecordError error={failure} />;
  if (!preview.record || !team.record) return <Skeleton height={260} />;
  return <Form {...props} inCharge={preview.record} team={team.record} />;
}

type Care = CareKind | 'both';

interface FormProps extends BulkFormProps {
  inCharge: readonly InCharge[];
  team: readonly Collaborator[];
}

function Form({ clients, inCharge, team, onClose, onDone }: FormProps) {
  const t = useTexts('collaborators');
  const sheet = useServerForm({
    route: handOverRoutes.changeCollaborators,
    initialValues: { to: null as string | null, care: 'training' as Care, tellsClients: true },
    toRequest: ({ care, ...values }) =>
      ({ ...values, kinds: kindsOf(care), clientIds: clients.map(({ id }) => id) }) as never,
    mode: 'controlled',
    invalidates: teamInvalidations,
    success: ({ changed }, { to }) => t('entrust.done', { count: changed, to: nameOf(team, to) }),
    onSuccess: onDone,
  });
  const { to, care } = sheet.form.getValues();
  const chosen = team.find(({ id }) => id === to);
  const previews = chosen ? kindsOf(care).map((kind) => handOverPreview(inCharge, kind, chosen.id)) : [];

  function choose(id: string | null): void {
    const person = team.find((one) => one.id === id);
    sheet.form.setValues({ to: id, ...(person && { care: careOf(person) }) });
    sheet.form.clearFieldError('to');
  }

  return (
    <FormSheet
      form={sheet}
      save={t('move.submit')}
      onCancel={onClose}
      isDisabled={previews.length > 0 && previews.every(changesNothing)}
    >
      <Text size="sm">{t('entrust.text')}</Text>
      <Select
        label={t('move.to')}
        data={team.filter((one) => one.careKinds.length > 0).map(({ id, name }) => ({ value: id, label: name }))}
        required
        {...sheet.field('to')}
        onChange={choose}
      />
      {chosen && chosen.careKinds.length > 1 && (
        <SegmentedField
          label={t('move.kind')}
          data={[...careKinds, 'both' as const].map((value) => ({ value, label: t(`entrust.care.${value}`) }))}
          {...sheet.field('care')}
        />
      )}
      {chosen && <HandOverPreviewList previews={previews} total={clients.length} to={chosen.name} />}
      <Switch
        label={t('removal.tell')}
        description={t('removal.tellHelp')}
        {...sheet.field('tellsClients', { type: 'checkbox' })}
      />
    </FormSheet>
  );
}

function nameOf(team: readonly Collaborator[], id: string | null): string {
  return team.find((one) => one.id === id)?.name ?? '';
}

function kindsOf(care: Care): readonly CareKind[] {
  return care === 'both' ? careKinds : [care];
}

function careOf({ role, careKinds: permitted }: Collaborator): Care {
  const [first = 'training', second] = proposedCareKinds({ role, permitted });
  return second ? 'both' : first;
}
