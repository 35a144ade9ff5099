import { SaveStatusLabel } from '../forms/SaveStatusLabel.tsx';
import { saveAll } from './autosave.ts';
import { useDocument } from './document-context.ts';

/** Shows whether all edits are saved. */
export function DocumentSaveStatus() {
  const { autosave, postponedConflict } = useDocument();
  const state = autosave.state.use();

  return (
    <SaveStatusLabel
      status={state.kind}
      message={state.kind === 'failed' ? (state.message ?? undefined) : undefined}
      onRetry={() => void saveAll(autosave)}
      onResolve={() => postponedConflict.set(null)}
    />
  );
}
