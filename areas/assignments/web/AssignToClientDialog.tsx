import { Modal, Text, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { addDays } from '#shell/common/dates.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { type ServerForm, useServerForm } from '#shell/web/forms/server-form.ts';
import { useMe } from '#shell/web/session.ts';
import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { WithWarningBanners } from '#shell/web/widgets/warning-banners.tsx';
import type { AssignPreview, OverlapChoice } from '../contract.ts';
import { maxNoteLength } from '../contract/limits.ts';
import { AssignedAgain } from './AssignedAgain.tsx';
import { AssignSummary } from './AssignSummary.tsx';
import { chosenIn, idsOf, nextMonday, type Recipients } from './assignment.ts';
import { type AssignmentKind, initialOverlap } from './assignment-kind.ts';
import { OverlapField } from './OverlapField.tsx';
import { useAssignPreview } from './queries.ts';
import { PreviewFailed } from './PreviewFailed.tsx';
import { RecipientNotes } from './RecipientNotes.tsx';
import { StartField } from './StartField.tsx';
import { TargetDifferences } from './TargetDifferences.tsx';
import { LowEnergyBanner, useLowEnergyAnswer } from './low-energy.tsx';
import { UnreadSymptoms } from './unread-symptoms/UnreadSymptoms.tsx';
import { useConfirmDeletion } from './use-confirm-deletion.ts';

interface AssignTemplateFormProps {
  kind: AssignmentKind;
  /** The client or group that the template is assigned to. */
  recipients: Recipients;
  /** Last day of the copy that the client follows. The first day of the new copy is initially the day after it. */
  lastDay: string | undefined;
  onClose: () => void;
  /** Whether the chosen template cannot be assigned yet; the area says why. */
  isBlocked?: boolean;
  /** Renders the field that selects the template. */
  renderPicker: (picker: TemplatePicker) => ReactNode;
  describeStart?: (startsOn: string) => string;
  /** Another first day that fits the template better than the chosen one; null for none. */
  proposeStart?: (startsOn: string) => string | null;
  /** Initial values of the fields that the area adds. */
  ownValues?: Record<string, unknown>;
  /** Renders these fields, below the overlap. */
  renderOwnFields?: (own: {
    form: ServerForm<Values>;
    preview: AssignPreview | undefined;
    recipients: Recipients;
  }) => ReactNode;
}

interface TemplatePicker {
  /** Id of the chosen template; empty while none is chosen. */
  chosen: string;
  error: ReactNode;
  onChoose: (templateId: string) => void;
}

interface AssignToClientDialogProps extends Omit<AssignTemplateFormProps, 'recipients'> {
  clientId: string;
  title: string;
  opened: boolean;
}

/** Dialog that assigns one template to one client. */
export function AssignToClientDialog({ clientId, title, opened, onClose, ...props }: AssignToClientDialogProps) {
  const t = useTexts('assignments');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={<Text fw={700}>{title}</Text>}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <AssignTemplateForm
        {...props}
        recipients={{ clients: [{ id: clientId, name: '' }], groups: [] }}
        onClose={onClose}
      />
    </Modal>
  );
}

/** The template is in the path, so the schema of the body does not validate it. */
const ChosenTemplate = z.object({ templateId: z.string().min(1, 'assignments:chooseTemplate') });

interface Values extends Record<string, unknown> {
  templateId: string;
  startsOn: string;
  note: string;
  overlap: OverlapChoice;
}

/** Template, first day and note of an assignment to a client or group that is known. */
export function AssignTemplateForm(props: AssignTemplateFormProps) {
  return (
    <WithWarningBanners>
      <FieldsOfTemplate {...props} />
    </WithWarningBanners>
  );
}

function FieldsOfTemplate(props: AssignTemplateFormProps) {
  const { kind, recipients, lastDay, isBlocked = false, onClose, renderPicker, renderOwnFields } = props;
  const { describeStart, proposeStart } = props;
  const t = useTexts('assignments');
  const answer = useLowEnergyAnswer();
  const form = useTemplateForm({ ...props, answer });
  const { templateId, startsOn, overlap, includesAssigned } = form.form.values;
  const planned = { templateId, ...recipients, startsOn, includesAssigned };
  const { preview, isReady, failed } = useAssignPreview(kind, planned);
  const isOfGroup = recipients.groups.length > 0;
  const effects = { kind, preview, startsOn, overlap, includesAssigned };
  const lowEnergy = preview?.lowEnergy ?? [];
  const confirmDeletion = useConfirmDeletion({ preview, startsOn, overlap });

  async function submit(): Promise<void> {
    if ((await answer.ask(lowEnergy)) && (await confirmDeletion())) form.submit();
  }

  function choose(id: string): void {
    form.form.setValues({ templateId: id, includesAssigned: false });
    form.form.clearFieldError('templateId');
  }

  return (
    <FormSheet
      form={{ ...form, submit: () => void submit() }}
      isDisabled={isBlocked || !isReady || templateId === ''}
      save={t('assign')}
      onCancel={onClose}
      summary={preview && <AssignSummary {...effects} />}
    >
      {renderPicker({ chosen: templateId, error: form.form.errors['templateId'], onChoose: choose })}
      <StartField
        {...form.field('startsOn')}
        startsOn={startsOn}
        lastDay={lastDay}
        describe={templateId ? describeStart : undefined}
        propose={templateId ? proposeStart : undefined}
        onChange={(date) => form.form.setFieldValue('startsOn', date)}
      />
      <AssignedAgain {...effects} onChange={(chosen) => form.form.setFieldValue('includesAssigned', chosen)} />
      {preview && preview.following > 0 && !kind.isReplaced && (
        <OverlapField
          kind={kind}
          value={overlap}
          startsOn={startsOn}
          preview={preview}
          onChange={(choice) => form.form.setFieldValue('overlap', choice)}
        />
      )}
      <PreviewFailed failed={failed} />
      <UnreadSymptoms {...chosenIn(recipients, preview)} />
      <RecipientNotes preview={preview} clientId={recipients.clients[0]?.id} />
      <LowEnergyBanner low={lowEnergy} />
      <TargetDifferences differences={preview?.targetDifferences} />
      {renderOwnFields?.({ form, preview, recipients })}
      <Textarea
        label={t(isOfGroup ? 'fields.note' : 'copy.note')}
        description={t(isOfGroup ? 'noteHelp' : 'copy.noteHelp')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={maxNoteLength}
        {...form.field('note')}
      />
    </FormSheet>
  );
}

function useTemplateForm({
  kind,
  recipients,
  lastDay,
  onClose,
  ownValues,
  answer,
}: AssignTemplateFormProps & { answer: ReturnType<typeof useLowEnergyAnswer> }): ServerForm<Values> {
  const t = useTexts('assignments');
  const { timeZone } = useMe();
  const [initialValues] = useState<Values>(() => {
    const startsOn = lastDay ? addDays(lastDay, 1) : nextMonday(timeZone);
    return {
      templateId: '',
      startsOn,
      note: '',
      overlap: initialOverlap(kind),
      ...(kind.isGivenOnce && { includesAssigned: false }),
      ...ownValues,
    };
  });
  return useServerForm<AssignmentKind['routes']['assign'], Values>({
    initialValues,
    route: kind.routes.assign,
    schema: ChosenTemplate,
    mode: 'controlled',
    toRequest: ({ templateId, ...values }) => {
      const chosen = { clientIds: idsOf(recipients.clients), groupIds: idsOf(recipients.groups) };
      return { id: templateId, ...chosen, ...values, ...answer.ofRequest() };
    },
    onRefused: answer.askAfter,
    invalidates: kind.invalidates,
    success: ({ copyIds }, { startsOn }) => t('done', { count: copyIds.length, date: formatShortDate(startsOn) }),
    onSuccess: onClose,
  });
}
