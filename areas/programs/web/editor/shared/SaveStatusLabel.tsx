import type { SaveStatus } from '#shell/web/forms/autosave.ts';
import { SaveStatusLabel as StatusLabel } from '#shell/web/forms/SaveStatusLabel.tsx';
import { useEditor } from '../context.tsx';
import type { SaveState } from '../state/autosave.ts';
import { saveAll } from '../state/save.ts';

const statuses: Record<SaveState['kind'], SaveStatus> = {
  saved: 'saved',
  waiting: 'pending',
  saving: 'saving',
  failed: 'failed',
  conflict: 'conflict',
};

/** Whether the server has the program as it is in the editor. */
export function SaveStatusLabel() {
  const { autosave, ui } = useEditor();
  const state = autosave.state.use();

  return (
    <StatusLabel
      status={statuses[state.kind]}
      message={state.kind === 'failed' ? (state.message ?? undefined) : undefined}
      onRetry={() => void saveAll(autosave)}
      onResolve={() => ui.postponed.set(null)}
    />
  );
}
