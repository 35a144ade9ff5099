import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useDocument } from './document-context.ts';

const load = { conflict: () => import('./ConflictDialog.tsx'), history: () => import('./VersionHistory.tsx') };

const ConflictDialog = lazy(async () => ({ default: (await load.conflict()).ConflictDialog }));
const VersionHistory = lazy(async () => ({ default: (await load.history()).VersionHistory }));

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

/** So that a conflict can also be shown after the network is gone. */
export async function preloadDocumentDialogs(): Promise<void> {
  await Promise.all([load.conflict(), load.history()]);
}

/** Stays mounted once it was needed, so that a dialog can close with its transition. */
export function LoadedWhen({ needed, children }: { needed: boolean; children: ReactNode }) {
  const [isMounted, setMounted] = useState(needed);
  if (needed && !isMounted) setMounted(true);
  return isMounted ? <Suspense fallback={null}>{children}</Suspense> : null;
}
