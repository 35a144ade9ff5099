import { Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { AssignForm, CopyUpdates } from '#areas/assignments/web/public.tsx';
import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { matchingStart } from '../../rules/misnamed-day.ts';
import { programTotals } from '../../rules/totals.ts';
import { AssignedList } from '../assigned/AssignedList.tsx';
import { programRoutes } from '../../contract.ts';
import { useProgram } from '../queries.ts';
import { useTotalsText } from '../totals-text.ts';
import { EmptyDays } from './EmptyDays.tsx';
import { AssignWarnings } from './AssignWarnings.tsx';
import { useStartText } from './start-text.ts';
import { useUpdateKind } from './use-update-kind.tsx';

export function AssignProgramScreen() {
  const { id = '' } = useParams({ strict: false });
  const t = useTexts('programs');
  const { data, error } = useProgram(id);
  const assigned = useInfiniteApiQuery(programRoutes.assignedClients, { id }, ({ copies }) => copies);
  const kind = useUpdateKind();
  const program = data?.program;
  const describeStart = useStartText(program?.weeks.length, program?.weeks);
  const totalsText = useTotalsText();
  const totals = program && programTotals(program.weeks);
  if (error && !program) return error.status === 404 ? null : <ErrorScreen error={error} />;

  return (
    <Screen
      title={program ? t('assign.title', { title: program.title }) : t('assign.action')}
      subtitle={totals ? totalsText({ ...totals, sets: undefined }) : '\u00a0'}
      back={{ to: `/programs/${id}/manage`, label: t('assign.back') }}
    >
      {program && <EmptyDays program={program} />}
      {assigned.rows.length > 0 && <CopyUpdates kind={kind} templateId={id} />}
      {program && (
        <AssignForm
          key={id}
          kind={kind}
          templateId={id}
          draft="programs.assign"
          describeStart={describeStart}
          proposeStart={(startsOn) => matchingStart(program.weeks, startsOn)}
          renderOwnFields={({ preview, recipients }) => <AssignWarnings preview={preview} recipients={recipients} />}
        />
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
