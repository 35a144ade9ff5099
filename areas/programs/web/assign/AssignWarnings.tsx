import { lazy, Suspense } from 'react';
import type { AssignPreview } from '#areas/assignments/contract.ts';
import { useMay } from '#shell/web/session.ts';
import { loadTexts } from '#shell/web/texts/texts.ts';
import { MissingMaxima } from './MissingMaxima.tsx';

const FlaggedRecipients = lazy(async () => {
  const [{ FlaggedRecipients: component }] = await Promise.all([
    import('#areas/surveys/web/lazy-public.tsx'),
    loadTexts(['surveys']),
  ]);
  return { default: component };
});

interface AssignWarningsProps {
  preview: AssignPreview | undefined;
  recipients: Record<'clients' | 'groups', { id: string }[]>;
}

/** What a professional should know about the chosen clients before they get a program. */
export function AssignWarnings({ preview, recipients: { clients, groups } }: AssignWarningsProps) {
  const may = useMay();
  return (
    <>
      {may('view surveys') && clients.length + groups.length > 0 && (
        <Suspense>
          <FlaggedRecipients clientIds={clients.map(({ id }) => id)} groupIds={groups.map(({ id }) => id)} />
        </Suspense>
      )}
      <MissingMaxima preview={preview} />
    </>
  );
}
