import { Suspense } from 'react';
import type { AssignPreview } from '#areas/assignments/contract.ts';
import { chosenIn } from '#areas/assignments/web/public.tsx';
import { useMay } from '#shell/web/session.ts';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';
import { MissingMaxima } from './MissingMaxima.tsx';

const FlaggedForTrainingOfRecipients = lazyWithTexts(
  ['surveys'],
  async () => (await import('#areas/surveys/web/lazy-public.tsx')).FlaggedForTrainingOfRecipients,
);

const PendingFirstOfRecipients = lazyWithTexts(
  ['surveys'],
  async () => (await import('#areas/surveys/web/lazy-public.tsx')).PendingFirstOfRecipients,
);

const StatesOfRecipients = lazyWithTexts(
  ['dietary-profiles'],
  async () => (await import('#areas/dietary-profiles/web/lazy-public.tsx')).StatesOfRecipients,
);

interface AssignWarningsProps {
  preview: AssignPreview | undefined;
  recipients: Record<'clients' | 'groups', { id: string }[]>;
}

/** What a professional should know about the chosen clients before they get a program. */
export function AssignWarnings({ preview, recipients }: AssignWarningsProps) {
  const may = useMay();
  const chosen = chosenIn(recipients, preview);
  const hasRecipients = chosen.clientIds.length + chosen.groupIds.length > 0;
  return (
    <>
      {hasRecipients && (may('view health records') || may('view visits')) && (
        <Suspense>
          <StatesOfRecipients {...chosen} />
        </Suspense>
      )}
      {hasRecipients && may('view surveys') && (
        <Suspense>
          <FlaggedForTrainingOfRecipients {...chosen} />
          <PendingFirstOfRecipients {...chosen} />
        </Suspense>
      )}
      <MissingMaxima preview={preview} />
    </>
  );
}
