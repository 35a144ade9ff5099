import { isServerReachable } from '../api/connectivity.ts';
import { useHasRefusedTexts } from '../forms/refused-texts.ts';
import { SaveStatusLabel } from '../forms/SaveStatusLabel.tsx';
import { focusUnreadableField } from '../forms/unreadable-field.ts';
import { saveAll } from './autosave.ts';
import { useDocument } from './document-context.ts';

/**
 * Shows whether all edits are saved, and that there is no connection: the line above the app would push the document down while somebody
 * types. A text that its field refuses is not part of the document, so it is not saved.
 */
export function DocumentSaveStatus() {
  const { autosave, postponedConflict } = useDocument();
  const state = autosave.state.use();
  const isReachable = isServerReachable.use();
  const hasRefusedTexts = useHasRefusedTexts();
  const isRefused = hasRefusedTexts && state.kind !== 'failed' && state.kind !== 'conflict';

  return (
    <SaveStatusLabel
      status={isRefused ? 'refused' : state.kind}
      isOffline={!isReachable}
      message={state.kind === 'failed' ? (state.message ?? undefined) : undefined}
      onRetry={() => void saveAll(autosave)}
      onCorrect={() => focusUnreadableField()}
      onResolve={() => postponedConflict.set(null)}
    />
  );
}
