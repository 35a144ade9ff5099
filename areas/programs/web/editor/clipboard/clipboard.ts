import { alone, change } from '../grid/grid-state.ts';
import { chosenCells, chosenRows } from '../grid/chosen.ts';
import { readSheet } from '../grid/read-sheet.ts';
import { rescueFocus } from '../grid/rescue.ts';
import type { Editor } from '../context.tsx';
import { clearCells } from '../edits/cells.ts';
import { deleteRows } from '../edits/rows.ts';
import type { NoticeName } from '../state/open-things.ts';
import { type Clip, type Copied, readClip } from './clip.ts';
import { clipOf } from './copying.ts';
import { clipName, keepClip, keptClip } from './kept.ts';
import { paste } from './paste-kept.ts';
import { linesOf } from './tsv.ts';

const format = 'application/x-forma-program+json';
const said: Record<Copied['kind'], NoticeName> = {
  cells: 'copiedCells',
  rows: 'copied',
  day: 'copiedDay',
  week: 'copiedWeek',
};

/**
 * Copy, cut and paste of what is selected in the grid, by key or by the browser's menu, until `signal` ends. Fields keep
 * their own.
 */
export function hearClipboard(editor: Editor, signal: AbortSignal): void {
  for (const name of ['copy', 'cut', 'paste'] as const)
    document.addEventListener(name, (event) => hear(editor, event), { signal });
}

/** What other tabs copy is known here too. */
export function followClips({ membershipId }: Pick<Editor, 'membershipId'>, signal: AbortSignal): void {
  const look = () => keptClip.set(readClip(localStorage.getItem(clipName), membershipId));
  window.addEventListener('storage', (event) => event.key === clipName && look(), { signal });
  look();
}

/** From a menu: the system's clipboard gets it too, where the browser lets us. */
export function copySelected(editor: Editor): void {
  const clip = clipOf(editor, readSheet(editor));
  if (!clip) return;
  keep(editor, clip);
  void navigator.clipboard?.writeText(clip.text).catch(() => {});
}

function hear(editor: Editor, event: ClipboardEvent): void {
  if (event.defaultPrevented || !isOfGrid(event)) return;
  if (event.type === 'paste') hearPaste(editor, event);
  else hearCopy(editor, event);
}

function hearCopy(editor: Editor, event: ClipboardEvent): void {
  const before = readSheet(editor);
  const clip = clipOf(editor, before);
  if (!clip) return;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', clip.text);
  event.clipboardData?.setData(format, JSON.stringify(clip));
  keep(editor, clip);
  if (event.type === 'cut') cut(editor, before);
}

function cut(editor: Editor, before: ReturnType<typeof readSheet>): void {
  const { selection } = editor.open.grid.get();
  if (selection.kind === 'cells') clearCells(editor, chosenCells(editor, before));
  else deleteRows(editor.store, chosenRows(editor, before));
  if (selection.kind === 'rows') change(editor.open.grid, { selection: alone });
  rescueFocus(editor, before);
}

/** Our own, where the system's clipboard still holds it; otherwise the cells of a spreadsheet. */
function hearPaste(editor: Editor, event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const kept = keptClip.get();
  const own =
    readClip(event.clipboardData?.getData(format) ?? null, editor.membershipId) ??
    (kept && kept.text === text ? kept : null);
  if (!own && text === '') return;
  event.preventDefault();
  const lines = linesOf(text).map((line) => line.map((cell) => ({ text: cell })));
  paste(editor, own?.copied ?? { kind: 'cells', lines }, { isNew: false });
}

function keep({ open }: Editor, clip: Clip): void {
  keepClip(clip);
  const count = clip.copied.kind === 'rows' ? clip.copied.rows.length : clip.text.split('\n').length;
  open.notice.set({ name: said[clip.copied.kind], values: { count } });
}

/** The focus is in the grid and in no field of it. */
function isOfGrid({ target }: Event): boolean {
  const element = target instanceof Element ? target : document.activeElement;
  const isField = element?.closest('input, textarea, select, [contenteditable]');
  return !isField && document.activeElement?.closest('[data-grid]') !== null && document.activeElement !== null;
}
