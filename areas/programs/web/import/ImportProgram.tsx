import { lazy, Suspense } from 'react';

const ImportProgramDialog = lazy(async () => ({
  default: (await import('./ImportProgramDialog.tsx')).ImportProgramDialog,
}));

interface ImportProgramProps {
  opened: boolean;
  folderId: string | null;
  onClose: () => void;
}

/** The dialog that imports a new program into the open folder. */
export function ImportProgram({ opened, folderId, onClose }: ImportProgramProps) {
  if (!opened) return null;
  return (
    <Suspense fallback={null}>
      <ImportProgramDialog target={{ kind: 'new', folderId }} onClose={onClose} />
    </Suspense>
  );
}
