import { useFocusReturn } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useDocument } from './document-context.ts';

const importDialog = { conflict: () => import('./ConflictDialog.tsx'), history: () => import('./VersionHistory.tsx') };

const ConflictDialog = lazy(async () => ({ default: (await importDialog.conflict()).ConflictDialog }));
const VersionHistory = lazy(async () => ({ default: (await importDialog.history()).VersionHistory }));

/** The dialogs of an open document, loaded when they are first needed. */
export function DocumentDialogs() {
  const { autosave, showsHistory } = useDocument();
  return (
    <>
      <LoadedWhen needed={autosave.state.use().kind === 'conflict'}>
        <ConflictDialog />
      </LoadedWhen>
      <LoadedWhen needed={showsHistory.use()}>
        <VersionHistory />
      </LoadedWhen>
    </>
  );
}

/** Loads the chunks of the dialogs in advance, so that a conflict can be shown offline. */
export async function preloadDocumentDialogs(): Promise<void> {
  await Promise.all([importDialog.conflict(), importDialog.history()]);
}

/**
 * Mounts the children when they are first needed. They stay mounted, so that a dialog can close with its transition. A
 * dialog that mounts open does not know what had the focus before; so the focus is returned here.
 */
export function LoadedWhen({ needed, children }: { needed: boolean; children: ReactNode }) {
  const [isMounted, setMounted] = useState(needed);
  useFocusReturn({ opened: needed });
  if (needed && !isMounted) setMounted(true);
  return isMounted ? <Suspense fallback={null}>{children}</Suspense> : null;
}
