import { Suspense } from 'react';
import { useMay } from '#shell/web/session.ts';
import type { ChosenRecipients } from '../rows-of-recipients.ts';
import { useUnreadSymptomParts } from './provide.ts';

/**
 * The pain and the symptoms of these clients that the user has not read, of all areas that they may view. Shown wherever something is
 * prescribed to clients.
 */
export function UnreadSymptoms(clients: ChosenRecipients) {
  const parts = useUnreadSymptomParts();
  const may = useMay();
  return parts
    .filter(({ permission }) => may(permission))
    .map(({ permission, Part }) => (
      <Suspense key={permission}>
        <Part {...clients} />
      </Suspense>
    ));
}
