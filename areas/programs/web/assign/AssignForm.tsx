import { SimpleGrid, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useMe } from '#shell/web/session.ts';
import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { type ServerForm, useServerForm } from '#shell/web/forms/server-form.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type AssignPreview, programRoutes } from '../../contract.ts';
import type { Program } from '../../contract/document.ts';
import { assignmentInvalidations } from '../queries.ts';
import { AssignSummary } from './AssignSummary.tsx';
import { Assignment, type AssignValues, idsOf, nextMonday, type Recipients } from './assignment.ts';
import { useAssignPreview } from './queries.ts';
import { RecipientPicker } from './recipients/RecipientPicker.tsx';
import { RunningField } from './RunningField.tsx';
import { StartField } from './StartField.tsx';
import { useConfirmReplace } from './use-confirm-replace.ts';

interface AssignFormProps {
  program: Program;
  /** Clients with a copy of it that is not over. */
  assignedClientIds: ReadonlySet<string>;
}

/** Who gets a copy, from when, beside or instead of what, and a word for them. */
export function AssignForm({ program: { id, weeks }, assignedClientIds }: AssignFormProps) {
  const t = useTexts('programs');
  const form = useAssignForm(id);
  const { clients, groups, startsOn, running } = form.form.values;
  const preview = useAssignPreview({ programId: id, clients, groups, startsOn });
  const sure = useConfirmReplace({ preview, startsOn, running });
  const count = preview?.clients ?? 0;

  function choose(chosen: Recipients): void {
    form.form.setValues({ ...chosen });
    form.form.clearFieldError('clientIds');
  }

  return (
    <FormSheet
      form={{ ...form, submit: () => void sure().then((isSure) => isSure && form.submit()) }}
      save={count > 0 ? t('assign.submit', { count }) : t('assign.action')}
    >
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <RecipientPicker
          programId={id}
          assignedClientIds={assignedClientIds}
          clients={clients}
          groups={groups}
          error={form.form.errors['clientIds'] ?? form.form.errors['groupIds']}
          onChange={choose}
        />
        <HowCard form={form} weeks={weeks.length} preview={preview} />
      </SimpleGrid>
      <AssignSummary preview={preview} startsOn={startsOn} running={running} />
    </FormSheet>
  );
}

interface HowCardProps {
  form: ServerForm<AssignValues>;
  weeks: number;
  preview: AssignPreview | undefined;
}

function HowCard({ form, weeks, preview }: HowCardProps) {
  const t = useTexts('programs');
  const { startsOn, running } = form.form.values;

  return (
    <Card>
      <Stack gap="lg">
        <StartField
          {...form.field('startsOn')}
          startsOn={startsOn}
          weeks={weeks}
          onChange={(day) => form.form.setFieldValue('startsOn', day)}
        />
        <RunningField
          value={running}
          startsOn={startsOn}
          preview={preview}
          onChange={(chosen) => form.form.setFieldValue('running', chosen)}
        />
        <Textarea
          label={t('fields.note')}
          description={t('assign.noteHelp')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={2000}
          {...form.field('note')}
        />
        <p style={{ margin: 0, fontSize: 14, color: 'var(--mantine-color-dimmed)' }}>{t('assign.copies')}</p>
      </Stack>
    </Card>
  );
}

/** What is chosen and typed outlives a reload; once it is assigned the form begins anew. */
function useAssignForm(id: string): ServerForm<AssignValues> {
  const t = useTexts('programs');
  const { timeZone } = useMe();
  const [first] = useState<AssignValues>(() => {
    return { clients: [], groups: [], startsOn: nextMonday(timeZone), note: '', running: 'keep' };
  });
  const form = useServerForm<typeof programRoutes.assign, AssignValues>({
    initialValues: first,
    route: programRoutes.assign,
    schema: Assignment,
    mode: 'controlled',
    draft: `programs.assign.${id}`,
    toRequest: ({ clients, groups, startsOn, note, running }) => {
      return { id, clientIds: idsOf(clients), groupIds: idsOf(groups), startsOn, note, running };
    },
    invalidates: assignmentInvalidations,
    onSuccess: ({ programIds }, { startsOn }) => {
      toast.success(t('assign.done', { count: programIds.length, date: formatShortDate(startsOn) }));
      form.discardDraft();
    },
  });
  return form;
}
