import type { ComponentProps } from 'react';
import { chosenIn, type Recipient } from '#areas/assignments/web/public.tsx';
import { FlaggedFirstOfRecipients } from '#areas/surveys/web/lazy-public.tsx';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { MealPlanAssignPreview } from '../../contract/assigned.ts';
import { ClientConflicts } from '../conflicts/ClientConflicts.tsx';
import { ClientsWithMedicines, ClientsWithUnmatchedWords, UndeclaredClients } from '../conflicts/UndeclaredClients.tsx';
import { UndecidedClients } from '../conflicts/UndecidedClients.tsx';
import { UncheckedTexts } from '../conflicts/UncheckedTexts.tsx';
import { useScheduleText } from '../schedule-text.ts';
import { UntranslatedTexts } from '../UntranslatedTexts.tsx';
import { WithoutProgram } from '../WithoutProgram.tsx';

interface AssignWarningsProps extends PreviewWarningsProps {
  recipients: Record<'clients' | 'groups', Recipient[]>;
}

/** What a professional should know about the chosen clients and the meal plan before they get it. */
export function AssignWarnings({ recipients, ...props }: AssignWarningsProps) {
  return (
    <>
      <FlaggedFirstOfRecipients purpose="energy" {...chosenIn(recipients, props.preview)} />
      <PreviewWarnings {...props} />
    </>
  );
}

interface PreviewWarningsProps {
  preview: MealPlanAssignPreview | undefined;
  field: ComponentProps<typeof ClientConflicts>['field'];
  /** The field of the confirmations, and what sets it. */
  confirmations: ComponentProps<typeof ClientConflicts>['confirmations'];
}

/** Days without a date, clients without a program, and conflicts; empty until the preview is loaded. */
function PreviewWarnings({ preview, field, confirmations }: PreviewWarningsProps) {
  const scheduleText = useScheduleText();
  if (!preview) return null;
  const { conflicts, uncheckedClients, conflictingClients, scheduleFaults, clientsWithoutProgram } = preview;
  const warning = scheduleText(scheduleFaults);
  return (
    <>
      {warning && <Banner tone="warning">{warning}</Banner>}
      <WithoutProgram names={clientsWithoutProgram} />
      <UntranslatedTexts untranslated={preview.untranslated} />
      <UndecidedClients {...preview} />
      <UndeclaredClients clients={preview.undeclaredClients} />
      <ClientsWithUnmatchedWords clients={preview.unmatchedWords} />
      <ClientsWithMedicines clients={preview.clientsWithMedicines} />
      {preview.unchecked && <UncheckedTexts {...preview.unchecked} />}
      <ClientConflicts {...{ uncheckedClients, conflictingClients, field, confirmations }} clients={conflicts} />
    </>
  );
}
