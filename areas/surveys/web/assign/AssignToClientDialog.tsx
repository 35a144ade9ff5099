import { Select, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '#shell/web/api/query.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
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

  return (
    <FormSheet form={form} save={t('assign.save')} onCancel={onClose}>
      <Stack gap="lg">
        <SurveySelect
          value={surveyId}
          error={form.form.errors['surveyId']}
          onChange={(chosen) => {
            form.form.setFieldValue('surveyId', chosen);
            form.form.clearFieldError('surveyId');
          }}
        />
        <ScheduleFields form={form} />
      </Stack>
    </FormSheet>
  );
}

interface SurveySelectProps {
  value: string;
  error: ReactNode;
  onChange: (surveyId: string) => void;
}

/** The check-ins of the library, of which the server finds those that contain what is typed. */
function SurveySelect({ value, error, onChange }: SurveySelectProps) {
  const t = useTexts('surveys');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 200);
  const filters = { type: 'CHECK_IN', status: 'active', ...(search && { search }) } as const;
  const { data } = useApiQuery(surveyRoutes.list, filters, { placeholderData: keepPreviousData });
  return (
    <Select
      label={t('completed.survey')}
      required
      searchable
      data-autofocus
      data={data?.surveys.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      value={value || null}
      nothingFoundMessage={t('assign.toClient.none')}
      error={error}
      onSearchChange={(text) => setTyped(data?.surveys.some(({ name }) => name === text) ? '' : text)}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
