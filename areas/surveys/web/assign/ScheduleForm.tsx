import { SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import {
  idsOf,
  RecipientCount,
  RecipientPicker,
  type RecipientGroup,
  type Recipient,
} from '#areas/assignments/web/public.tsx';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Card } from '#shell/web/widgets/Section.tsx';
import { surveyAssignmentRoutes } from '../../contract/assignments.ts';
import { answerInvalidations } from '../invalidations.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { requestOf, type Schedule, weeklyFromToday } from './schedule.ts';

interface Values extends Schedule {
  clients: Recipient[];
  groups: RecipientGroup[];
}

const kind = { routes: surveyAssignmentRoutes };

/** Clients and groups, and the days on which they are asked. */
export function ScheduleForm({ surveyId }: { surveyId: string }) {
  const t = useTexts('surveys');
  const form = useScheduleForm(surveyId);
  const { clients, groups } = form.form.values;

  return (
    <FormSheet form={form} save={t('assign.save')}>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <RecipientPicker
          kind={kind}
          templateId={surveyId}
          clients={clients}
          groups={groups}
          error={form.form.errors['clientIds'] ?? form.form.errors['groupIds']}
          onChange={(chosen) => {
            form.form.setValues({ ...chosen });
            form.form.clearFieldError('clientIds');
          }}
        />
        <Card>
          <Stack gap="lg">
            <ScheduleFields form={form} />
          </Stack>
        </Card>
      </SimpleGrid>
    </FormSheet>
  );
}

function useScheduleForm(surveyId: string) {
  const t = useTexts('surveys');
  const { timeZone } = useMe();
  const [initialValues] = useState<Values>(() => ({ clients: [], groups: [], ...weeklyFromToday(timeZone) }));
  const form = useServerForm<typeof surveyAssignmentRoutes.assign, Values>({
    route: surveyAssignmentRoutes.assign,
    initialValues,
    schema: RecipientCount,
    mode: 'controlled',
    draft: `surveys.assign.${surveyId}`,
    toRequest: ({ clients, groups, ...schedule }) => ({
      id: surveyId,
      clientIds: idsOf(clients),
      groupIds: idsOf(groups),
      ...requestOf(schedule),
    }),
    invalidates: answerInvalidations,
    success: ({ assignmentIds }) => t('assign.done', { count: assignmentIds.length }),
    onSuccess: () => {
      form.discardDraft();
      form.resetTo(initialValues);
    },
  });
  return form;
}
