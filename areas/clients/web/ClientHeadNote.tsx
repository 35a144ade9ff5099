import { type ComponentType, memo, Suspense } from 'react';
import { isUnreachable } from '#shell/web/api/api-error.ts';
import { useMay } from '#shell/web/session.ts';
import { useClientPages } from './client-pages.ts';
import { useClientHead } from './queries.ts';

interface ClientHeadNoteProps {
  clientId: string;
  className: string | undefined;
}

/**
 * What the header of every page of a client says in addition, such as allergies and pregnancy. Nothing for who may not read it, and
 * while the consent to health data is withdrawn. Without a connection it says what the device has cached, or that this is missing. May
 * suspend.
 */
export const ClientHeadNote = memo(function ClientHeadNote(props: ClientHeadNoteProps) {
  const may = useMay();
  const { headNote } = useClientPages();
  return headNote?.permissions.some(may) ? <WithConsent {...props} Note={headNote.Note} /> : null;
});

interface WithConsentProps extends ClientHeadNoteProps {
  Note: ComponentType<{ clientId: string }>;
}

function WithConsent({ clientId, className, Note }: WithConsentProps) {
  const { head, error } = useClientHead(clientId);
  const isUnknown = head === undefined && !isUnreachable(error);
  if (isUnknown || head?.withdrawnConsents.includes('health_data')) return null;
  return (
    <div className={className}>
      <Suspense>
        <Note clientId={clientId} />
      </Suspense>
    </div>
  );
}
