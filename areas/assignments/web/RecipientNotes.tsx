import { Suspense } from 'react';
import { useMay } from '#shell/web/session.ts';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';
import type { AssignPreview } from '../contract.ts';

const ClientNotes = lazyWithTexts(
  ['clients'],
  async () => (await import('#areas/clients/web/lazy-public.tsx')).ClientNotes,
);

const ClientNote = lazyWithTexts(
  ['clients'],
  async () => (await import('#areas/clients/web/lazy-public.tsx')).ClientNote,
);

interface RecipientNotesProps {
  /** Undefined until a template is chosen. */
  preview: AssignPreview | undefined;
  /** The client whose note is shown until then. */
  clientId?: string | undefined;
}

/** What the studio noted about the clients of a preview, such as injuries, or that the user does not read it. */
export function RecipientNotes({ preview, clientId }: RecipientNotesProps) {
  const may = useMay();
  if (!preview && clientId) {
    return (
      <Suspense>
        <ClientNote clientId={clientId} />
      </Suspense>
    );
  }
  if (!preview || (may('view health records') && !preview.notes)) return null;
  const { clients, listed } = preview.notes ?? { clients: 0, listed: [] };
  return (
    <Suspense>
      <ClientNotes clients={listed} others={clients - listed.length} />
    </Suspense>
  );
}
