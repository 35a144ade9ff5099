import type { ComponentProps } from 'react';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { MealPlanAssignPreview } from '../../contract/assigned.ts';
import { ClientConflicts } from '../conflicts/ClientConflicts.tsx';
import { useScheduleText } from '../schedule-text.ts';
import { WithoutProgram } from '../WithoutProgram.tsx';

/** The warnings of an assignment: days without a date, clients without a program, and conflicts; empty until the preview is loaded. */
export function AssignWarnings({
  preview,
  field,
}: {
  preview: MealPlanAssignPreview | undefined;
  field: ComponentProps<typeof ClientConflicts>['field'];
}) {
  const scheduleText = useScheduleText();
  if (!preview) return null;
  const { conflicts, uncheckedClients, conflictingClients, scheduleFaults, clientsWithoutProgram } = preview;
  const warning = scheduleText(scheduleFaults);
  return (
    <>
      {warning && <Banner tone="warning">{warning}</Banner>}
      <WithoutProgram names={clientsWithoutProgram} />
      <ClientConflicts {...{ uncheckedClients, conflictingClients, field }} clients={conflicts} />
    </>
  );
}
