import { lazy, Suspense } from 'react';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

interface ImportProgramProps {
  opened: boolean;
  folderId: string | null;
  onClose: () => void;
}

/** Makes a program of a text or a file; in the folder that is open. */
export function ImportProgram({ opened, folderId, onClose }: ImportProgramProps) {
  if (!opened) return null;
  return (
    <Suspense fallback={null}>
      <ImportDialog target={{ kind: 'new', folderId }} onClose={onClose} />
    </Suspense>
  );
}
