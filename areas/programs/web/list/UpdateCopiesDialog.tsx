import { LazyCopyUpdatesDialog } from '#areas/assignments/web/public.tsx';
import { useUpdateKind } from '../assign/use-update-kind.tsx';

/** Which copies take over the changes of a template, opened from its menu. */
export function UpdateCopiesDialog({ programId, onClose }: { programId: string; onClose: () => void }) {
  return <LazyCopyUpdatesDialog kind={useUpdateKind()} templateId={programId} opened onClose={onClose} />;
}
