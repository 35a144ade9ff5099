import { Suspense } from 'react';
import type { AssignPreview } from '#areas/assignments/contract.ts';
import { useMay } from '#shell/web/session.ts';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';
import { UnreadPain } from '../unread-pain/UnreadPain.tsx';
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
export function AssignWarnings({ preview, recipients: { clients, groups } }: AssignWarningsProps) {
  const may = useMay();
  const ids = { clientIds: clients.map(({ id }) => id), groupIds: groups.map(({ id }) => id) };
  const hasRecipients = clients.length + groups.length > 0;
  return (
    <>
      <UnreadPain {...ids} />
      {hasRecipients && (may('view health records') || may('view visits')) && (
        <Suspense>
          <StatesOfRecipients {...ids} />
        </Suspense>
      )}
      {hasRecipients && may('view surveys') && (
        <Suspense>
          <FlaggedForTrainingOfRecipients {...ids} />
          <PendingFirstOfRecipients {...ids} />
        </Suspense>
      )}
      <MissingMaxima preview={preview} />
    </>
  );
}
