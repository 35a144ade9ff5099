import { clearSelection } from '../grid/clear-selection.ts';
import { readGridModel } from '../grid/read-grid-model.ts';
import type { Editor } from '../context.tsx';
import type { EditorMessageName } from '../state/editor-ui.ts';
import { type Clip, type CopiedContent, parseClip } from './clip.ts';
import { clipOf } from './copying.ts';
import { clipStorageKey, setClip, currentClip } from './current-clip.ts';
import { paste } from './paste-clip.ts';
import { pasteKind, pasteNamedLines } from './paste-named-lines.ts';
import type { Lines } from './named-lines.ts';
import { parseTsv } from './tsv.ts';

const clipMimeType = 'application/x-forma-program+json';
const copiedMessages: Record<CopiedContent['kind'], EditorMessageName> = {
  cells: 'copiedCells',
  rows: 'copied',
  day: 'copiedDay',
  week: 'copiedWeek',
};

/**
 * Handles copy, cut and paste events of the grid until `signal` aborts. Fields keep the browser's behaviour.
 */
export function listenToClipboard(editor: Editor, signal: AbortSignal): void {
  for (const name of ['copy', 'cut', 'paste'] as const)
    document.addEventListener(name, (event) => handleClipboardEvent(editor, event), { signal });
}

/** Synchronises the clip with other tabs through `localStorage`. */
export function syncClipAcrossTabs({ membershipId }: Pick<Editor, 'membershipId'>, signal: AbortSignal): void {
  const readStoredClip = () => currentClip.set(parseClip(localStorage.getItem(clipStorageKey), membershipId));
  window.addEventListener('storage', (event) => event.key === clipStorageKey && readStoredClip(), { signal });
  readStoredClip();
}

/** Copies the selection from a menu; writes to the system clipboard where the browser permits it. */
export function copySelected(editor: Editor): void {
  const clip = clipOf(editor, readGridModel(editor));
  if (!clip) return;
  storeClip(editor, clip);
  void navigator.clipboard?.writeText(clip.text).catch(() => {});
}

function handleClipboardEvent(editor: Editor, event: ClipboardEvent): void {
  if (event.defaultPrevented || !isGridEvent(event)) return;
  if (event.type === 'paste') handlePaste(editor, event);
  else handleCopy(editor, event);
}

function handleCopy(editor: Editor, event: ClipboardEvent): void {
  const clip = clipOf(editor, readGridModel(editor));
  if (!clip) return;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', clip.text);
  event.clipboardData?.setData(clipMimeType, JSON.stringify(clip));
  storeClip(editor, clip);
  if (event.type === 'cut') clearSelection(editor);
}

/**
 * Pastes `currentClip` if the system clipboard still contains its text, otherwise the text of the clipboard as
 * tab-separated rows or cells.
 */
function handlePaste(editor: Editor, event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const stored = currentClip.get();
  const ownClip =
    parseClip(event.clipboardData?.getData(clipMimeType) ?? null, editor.membershipId) ??
    (stored && stored.text === text ? stored : null);
  if (!ownClip && text === '') return;
  event.preventDefault();
  if (ownClip) paste(editor, ownClip.copied, { isNew: false });
  else pasteLines(editor, parseTsv(text));
}

function pasteLines(editor: Editor, lines: Lines): void {
  const kind = pasteKind(editor, lines);
  if (kind === 'cells') {
    const cells = lines.map((line) => line.map((cell) => ({ text: cell })));
    paste(editor, { kind: 'cells', lines: cells }, { isNew: false });
  } else if (kind === 'rows') void pasteNamedLines(editor, lines);
  else editor.ui.message.set(kind);
}

function storeClip({ ui }: Editor, clip: Clip): void {
  setClip(clip);
  const count = clip.copied.kind === 'rows' ? clip.copied.rows.length : clip.text.split('\n').length;
  ui.message.set({ name: copiedMessages[clip.copied.kind], values: { count } });
}

/** Whether the focus is in the grid and not in a field. */
function isGridEvent({ target }: Event): boolean {
  const element = target instanceof Element ? target : document.activeElement;
  const isField = element?.closest('input, textarea, select, [contenteditable]');
  return !isField && document.activeElement?.closest('[data-grid]') !== null && document.activeElement !== null;
}
