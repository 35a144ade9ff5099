import { Stack } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { RecordSelect } from '#shell/web/forms/RecordSelect.tsx';
import { useRecordSearch } from '#shell/web/forms/record-search.ts';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { surveyRoutes } from '../../contract.ts';
import { surveyAssignmentRoutes } from '../../contract/assignments.ts';
import { answerInvalidations } from '../invalidations.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { requestOf, type Schedule, weeklyFromToday } from './schedule.ts';

interface AssignToClientDialogProps {
  clientId: string;
  opened: boolean;
  onClose: () => void;
}

/** Asks one client a survey, on the days of a schedule. */
export function AssignToClientDialog({ clientId, opened, onClose }: AssignToClientDialogProps) {
  const t = useTexts('surveys');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('assign.toClient.action')}>
      <AssignForm clientId={clientId} onClose={onClose} />
    </Dialog>
  );
}

/** The survey is in the path, so the schema of the body does not validate it. */
const ChosenSurvey = z.object({ surveyId: z.string().min(1, 'surveys:assign.toClient.choose') });

interface Values extends Schedule {
  surveyId: string;
}

function AssignForm({ clientId, onClose }: Pick<AssignToClientDialogProps, 'clientId' | 'onClose'>) {
  const t = useTexts('surveys');
  const { timeZone } = useMe();
  const [initialValues] = useState<Values>(() => ({ surveyId: '', ...weeklyFromToday(timeZone) }));
  const form = useServerForm<typeof surveyAssignmentRoutes.assign, Values>({
    route: surveyAssignmentRoutes.assign,
    initialValues,
    schema: ChosenSurvey,
    mode: 'controlled',
    toRequest: ({ surveyId, ...schedule }) => ({
      id: surveyId,
      clientIds: [clientId],
      groupIds: [],
      ...requestOf(schedule),
    }),
    invalidates: answerInvalidations,
    success: ({ assignmentIds }) => t('assign.done', { count: assignmentIds.length }),
    onSuccess: onClose,
  });
  const { surveyId } = form.form.values;
  const [chosenName, setChosenName] = useState<string>();
  const checkIns = useRecordSearch(surveyRoutes.list, { type: 'CHECK_IN', status: 'active' }, ({ surveys }) => surveys);

  return (
    <FormSheet form={form} save={t('assign.save')} onCancel={onClose}>
      <Stack gap="lg">
        <RecordSelect
          search={checkIns}
          value={surveyId || undefined}
          name={chosenName}
          field="surveyId"
          required
          isLabelled
          error={form.form.errors['surveyId']}
          texts={{
            label: t('completed.survey'),
            clear: t('assign.toClient.clear'),
            nothingFound: t('assign.toClient.none'),
          }}
          onChange={(id) => {
            setChosenName(checkIns.pages.rows.find((survey) => survey.id === id)?.name);
            form.form.setFieldValue('surveyId', id ?? '');
            form.form.clearFieldError('surveyId');
          }}
        />
        <ScheduleFields form={form} />
      </Stack>
    </FormSheet>
  );
}
