import { Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { programTotals } from '../../rules/totals.ts';
import { AssignedList } from '../assigned/AssignedList.tsx';
import { OfferToCopies } from '../offer/OfferToCopies.tsx';
import { useAssignedClients, useProgram } from '../queries.ts';
import { AssignForm } from './AssignForm.tsx';
import { EmptyDays } from './EmptyDays.tsx';

export function AssignProgramScreen() {
  const { id = '' } = useParams({ strict: false });
  const t = useTexts('programs');
  const { data, error } = useProgram(id);
  const assigned = useAssignedClients(id);
  const program = data?.program;
  const assignedClientIds = assigned.rows.filter(({ state }) => state !== 'terminated').map(({ clientId }) => clientId);
  if (error && !program) return error.status === 404 ? null : <ErrorScreen error={error} />;

  return (
    <Screen
      title={program ? t('assign.title', { title: program.title }) : t('assign.action')}
      subtitle={program ? <Facts weeks={program.weeks} /> : '\u00a0'}
      back={{ to: `/programs/${id}/manage`, label: t('assign.back') }}
    >
      {program && <EmptyDays program={program} />}
      {assignedClientIds.length > 0 && <OfferToCopies programId={id} />}
      {program && <AssignForm key={id} program={program} assignedClientIds={new Set(assignedClientIds)} />}
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

function Facts({ weeks }: { weeks: Parameters<typeof programTotals>[0] }) {
  const t = useTexts('programs');
  const totals = programTotals(weeks);
  return [
    t('weeks', { count: totals.weeks }),
    t('workouts', { count: totals.workouts }),
    t('exercises', { count: totals.rows }),
  ].join(' · ');
}
