import { Suspense } from 'react';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';
import type { AssignPreview } from '../contract.ts';

const ClientNotes = lazyWithTexts(
  ['clients'],
  async () => (await import('#areas/clients/web/lazy-public.tsx')).ClientNotes,
);

/** What the studio noted about the clients of a preview, such as injuries. */
export function RecipientNotes({ preview }: { preview: AssignPreview | undefined }) {
  if (!preview?.notes) return null;
  const { clients, listed } = preview.notes;
  return (
    <Suspense>
      <ClientNotes clients={listed} others={clients - listed.length} />
    </Suspense>
  );
}
