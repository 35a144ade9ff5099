import { IconAlertTriangle } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
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
  const { conflicts, uncheckedClients, undecidedClients, conflictingClients, scheduleFaults, clientsWithoutProgram } =
    preview;
  const warning = scheduleText(scheduleFaults);
  return (
    <>
      {warning && <Banner tone="warning">{warning}</Banner>}
      <WithoutProgram names={clientsWithoutProgram} />
      <UndecidedClients names={undecidedClients} />
      <ClientConflicts {...{ uncheckedClients, conflictingClients, field }} clients={conflicts} />
    </>
  );
}

/** Names the clients who declared something about their diet that nobody has confirmed or rejected; nothing for none. */
function UndecidedClients({ names }: { names: readonly string[] }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  if (names.length === 0) return null;
  return (
    <Banner tone="warning" icon={IconAlertTriangle}>
      {t('assign.undecided', { count: names.length, names: new Intl.ListFormat(language).format(names) })}
    </Banner>
  );
}
