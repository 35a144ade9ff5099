import { controlKey, KeysDialog } from '#shell/web/documents/KeysDialog.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { showFocus } from '../grid/show-focus.ts';

/** Shortcuts and notations by the key of their description in the texts `keys.commands`; a bar separates alternatives. */
const shortcutGroups = {
  move: {
    arrows: '↑ ↓ ← →',
    tab: 'Tab | Shift+Tab',
    enter: 'Enter | Shift+Enter',
    choose: 'Enter',
    jump: `${controlKey}+↑ ↓ | ${controlKey}+← →`,
    ends: 'Home | End',
    leave: 'Esc, Tab',
  },
  write: {
    typeOver: 'A…Z',
    edit: 'F2 | Enter',
    cancel: 'Esc',
    clear: 'Delete',
    addRow: `${controlKey}+Enter`,
    undo: `${controlKey}+Z`,
    redo: `${controlKey}+Shift+Z | ${controlKey}+Y`,
  },
  select: {
    extend: 'Shift+↑ ↓ ← →',
    row: 'Shift+Space',
    widen: `${controlKey}+A`,
  },
  copy: {
    copy: `${controlKey}+C | ${controlKey}+X`,
    paste: `${controlKey}+V`,
    pasteNew: `${controlKey}+Shift+V`,
    fillDown: `${controlKey}+D`,
    fillWeeks: `${controlKey}+R`,
  },
  order: {
    moveRow: 'Alt+↑ ↓',
    group: `${controlKey}+G`,
    ungroup: `${controlKey}+Shift+G`,
  },
  notation: {
    bySet: '12-10-8 | 60/65/70',
    dropSet: '12+10+8 | 25+20+15',
    cluster: '4+4+4',
    warmUpSets: '10x20, 5x40',
  },
} as const;

export function KeysHelp() {
  const t = useTexts('programs');
  const editor = useEditor();
  const { isHelpOpen } = editor.ui;

  function close(): void {
    isHelpOpen.set(false);
    showFocus(editor);
  }

  const groups = Object.entries(shortcutGroups).map(([group, keys]) => ({
    title: t(`keys.groups.${group as keyof typeof shortcutGroups}`),
    shortcuts: Object.entries(keys).map(([command, pressed]) => ({
      label: t(`keys.commands.${command as ShortcutName}`),
      keys: pressed,
    })),
  }));
  return <KeysDialog opened={isHelpOpen.use()} onClose={close} title={t('keys.title')} groups={groups} />;
}

type ShortcutGroups = typeof shortcutGroups;
type ShortcutName = { [G in keyof ShortcutGroups]: keyof ShortcutGroups[G] }[keyof ShortcutGroups];
