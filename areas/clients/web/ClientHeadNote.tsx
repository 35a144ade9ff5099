import { type ComponentType, memo, Suspense } from 'react';
import { useMay } from '#shell/web/session.ts';
import { useClientPages } from './client-pages.ts';
import { useClientHead } from './queries.ts';

interface ClientHeadNoteProps {
  clientId: string;
  className: string | undefined;
}

/**
 * What the header of every page of a client says in addition, such as allergies and pregnancy. Nothing for who may not read it, and
 * while the consent to health data is withdrawn. May suspend.
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
  const { head } = useClientHead(clientId);
  if (!head || head.withdrawnConsents.includes('health_data')) return null;
  return (
    <div className={className}>
      <Suspense>
        <Note clientId={clientId} />
      </Suspense>
    </div>
  );
}
