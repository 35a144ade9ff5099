import { SimpleGrid, Stack, Textarea, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { type ServerForm, useServerForm } from '#shell/web/forms/server-form.ts';
import { useMe } from '#shell/web/session.ts';
import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Card } from '#shell/web/widgets/Section.tsx';
import { WithWarningBanners } from '#shell/web/widgets/warning-banners.tsx';
import type { AssignPreview } from '../contract.ts';
import { maxNoteLength } from '../contract/limits.ts';
import { AssignedAgain } from './AssignedAgain.tsx';
import { AssignSummary } from './AssignSummary.tsx';
import { type AssignValues, chosenIn, idsOf, nextMonday, RecipientCount, type Recipients } from './assignment.ts';
import { type AssignmentKind, initialOverlap } from './assignment-kind.ts';
import { OverlapField } from './OverlapField.tsx';
import { useAssignPreview } from './queries.ts';
import { PreviewFailed } from './PreviewFailed.tsx';
import { RecipientPicker } from './recipients/RecipientPicker.tsx';
import { RecipientNotes } from './RecipientNotes.tsx';
import { StartField } from './StartField.tsx';
import { TargetDifferences } from './TargetDifferences.tsx';
import { LowEnergyBanner, useLowEnergyAnswer } from './low-energy.tsx';
import { UnreadSymptoms } from './unread-symptoms/UnreadSymptoms.tsx';
import { useConfirmDeletion } from './use-confirm-deletion.ts';

interface AssignFormProps {
  kind: AssignmentKind;
  templateId: string;
  /** Prefix of the key of the draft, such as `programs.assign`. */
  draft: string;
  /** Whether the template cannot be assigned yet; the area says why. */
  isBlocked?: boolean;
  /** Describes a first day, for example with the last day of the copy. */
  describeStart?: (startsOn: string) => string;
  /** Another first day that fits the template better than the chosen one; null for none. */
  proposeStart?: (startsOn: string) => string | null;
  /** Initial values of fields that only this kind of template has; they are part of the request. */
  ownValues?: Record<string, unknown>;
  /** Renders these fields, below the overlap. */
  renderOwnFields?: (own: {
    form: ServerForm<AssignValues>;
    preview: AssignPreview | undefined;
    recipients: Recipients;
  }) => ReactNode;
}

/** Assigns a template to clients and groups: recipients, first day, overlap with what they follow, note and preview. */
export function AssignForm(props: AssignFormProps) {
  return (
    <WithWarningBanners>
      <FieldsOfAssignment {...props} />
    </WithWarningBanners>
  );
}

function FieldsOfAssignment(props: AssignFormProps) {
  const { kind, templateId, isBlocked = false, describeStart, proposeStart, renderOwnFields } = props;
  const t = useTexts('assignments');
  const answer = useLowEnergyAnswer();
  const form = useAssignForm({ ...props, answer });
  const { clients, groups, startsOn, overlap, includesAssigned } = form.form.values;
  const recipients = { clients, groups };
  const planned = { templateId, ...recipients, startsOn, includesAssigned };
  const { preview, isReady, failed } = useAssignPreview(kind, planned);
  const effects = { kind, preview, startsOn, overlap, includesAssigned };
  const lowEnergy = preview?.lowEnergy ?? [];
  const confirmDeletion = useConfirmDeletion({ preview, startsOn, overlap });
  const count = preview?.clients ?? 0;

  async function submit(): Promise<void> {
    if ((await answer.ask(lowEnergy)) && (await confirmDeletion())) form.submit();
  }

  function choose(chosen: Recipients): void {
    form.form.setValues({ ...chosen, includesAssigned: false });
    form.form.clearFieldError('clientIds');
  }

  return (
    <FormSheet
      form={{ ...form, submit: () => void submit() }}
      isDisabled={isBlocked || !isReady}
      save={count > 0 ? t('submit', { count }) : t('assign')}
      summary={<AssignSummary {...effects} />}
    >
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <RecipientPicker
          kind={kind}
          templateId={templateId}
          clients={clients}
          groups={groups}
          error={form.form.errors['clientIds'] ?? form.form.errors['groupIds']}
          onChange={choose}
        />
        <Card>
          <Stack gap="lg">
            <StartField
              {...form.field('startsOn')}
              startsOn={startsOn}
              describe={describeStart}
              propose={proposeStart}
              onChange={(date) => form.form.setFieldValue('startsOn', date)}
            />
            <AssignedAgain {...effects} onChange={(chosen) => form.form.setFieldValue('includesAssigned', chosen)} />
            {!kind.isReplaced && (
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
            <RecipientNotes preview={preview} />
            <LowEnergyBanner low={lowEnergy} />
            <TargetDifferences differences={preview?.targetDifferences} />
            {renderOwnFields?.({ form, preview, recipients })}
            <Textarea
              label={t('fields.note')}
              description={t('noteHelp')}
              autosize
              minRows={3}
              maxRows={10}
              maxLength={maxNoteLength}
              {...form.field('note')}
            />
            <Text size="sm" c="dimmed">
              {t(kind.isReplaced ? 'ownCopyFixed' : 'ownCopy')}
            </Text>
          </Stack>
        </Card>
      </SimpleGrid>
    </FormSheet>
  );
}

interface AssignFormOptions extends AssignFormProps {
  answer: ReturnType<typeof useLowEnergyAnswer>;
}

function useAssignForm({ kind, templateId, draft, ownValues, answer }: AssignFormOptions): ServerForm<AssignValues> {
  const t = useTexts('assignments');
  const { timeZone } = useMe();
  const [initialValues] = useState<AssignValues>(() => {
    return {
      clients: [],
      groups: [],
      startsOn: nextMonday(timeZone),
      note: '',
      overlap: initialOverlap(kind),
      ...(kind.isGivenOnce && { includesAssigned: false }),
      ...ownValues,
    };
  });
  const form = useServerForm<AssignmentKind['routes']['assign'], AssignValues>({
    initialValues,
    route: kind.routes.assign,
    schema: RecipientCount,
    mode: 'controlled',
    draft: `${draft}.${templateId}`,
    toRequest: ({ clients, groups, ...values }) => {
      return { id: templateId, clientIds: idsOf(clients), groupIds: idsOf(groups), ...values, ...answer.ofRequest() };
    },
    onRefused: answer.askAfter,
    invalidates: kind.invalidates,
    success: ({ copyIds }, { startsOn }) => t('done', { count: copyIds.length, date: formatShortDate(startsOn) }),
    onSuccess: () => form.discardDraft(),
  });
  return form;
}
