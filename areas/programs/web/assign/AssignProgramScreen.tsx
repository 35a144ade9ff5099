import { Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { AssignForm, CopyUpdates } from '#areas/assignments/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { programTotals } from '../../rules/totals.ts';
import { AssignedList } from '../assigned/AssignedList.tsx';
import { useAssignedClients, useProgram } from '../queries.ts';
import { EmptyDays } from './EmptyDays.tsx';
import { useStartText } from './start-text.ts';
import { useUpdateKind } from './use-update-kind.tsx';

export function AssignProgramScreen() {
  const { id = '' } = useParams({ strict: false });
  const t = useTexts('programs');
  const { data, error } = useProgram(id);
  const assigned = useAssignedClients(id);
  const kind = useUpdateKind();
  const program = data?.program;
  const describeStart = useStartText(program?.weeks.length);
  if (error && !program) return error.status === 404 ? null : <ErrorScreen error={error} />;

  return (
    <Screen
      title={program ? t('assign.title', { title: program.title }) : t('assign.action')}
      subtitle={program ? <Totals weeks={program.weeks} /> : '\u00a0'}
      back={{ to: `/programs/${id}/manage`, label: t('assign.back') }}
    >
      {program && <EmptyDays program={program} />}
      {assigned.rows.length > 0 && <CopyUpdates kind={kind} templateId={id} />}
      {program && (
        <AssignForm key={id} kind={kind} templateId={id} draft="programs.assign" describeStart={describeStart} />
      )}
      <Title order={2} mt="md">
        {t('assigned.heading')}
      </Title>
      <AssignedList
        pages={assigned}
        label={t('assigned.heading')}
        by="clientName"
        empty={<EmptyState illustration="people" text={t('assigned.empty')} />}
      />
    </Screen>
  );
}

function Totals({ weeks }: { weeks: Parameters<typeof programTotals>[0] }) {
  const t = useTexts('programs');
  const totals = programTotals(weeks);
  return [
    t('weeks', { count: totals.weeks }),
    t('workouts', { count: totals.workouts }),
    t('exercises', { count: totals.rows }),
  ].join(' · ');
}
