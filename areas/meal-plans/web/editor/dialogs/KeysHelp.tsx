import { controlKey, KeysDialog } from '#shell/web/documents/KeysDialog.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';

/** Shortcuts by the key of their description in the texts `editor.keys.names`; a bar separates alternatives. */
const shortcutGroups = {
  add: { search: 'A…Z', amount: 'pasta 80 | 2 uova', add: 'Enter', several: `${controlKey}+Enter` },
  move: { arrows: '↑ ↓ ← →', tab: 'Tab | Shift+Tab', enter: 'Enter', day: 'PageUp | PageDown' },
  write: {
    quantity: '80+20 | 2c | 1 1/2',
    measures: 'F4',
    replace: 'F2 | /',
    alternative: `${controlKey}+Enter`,
    cancel: 'Esc',
  },
  rows: {
    select: 'Shift+↑ ↓',
    duplicate: `${controlKey}+D`,
    order: 'Alt+↑ ↓',
    copy: `${controlKey}+C | ${controlKey}+X`,
    paste: `${controlKey}+V`,
    delete: `Delete | ${controlKey}+Delete`,
    undo: `${controlKey}+Z | ${controlKey}+Y`,
  },
} as const;

type Groups = typeof shortcutGroups;
type ShortcutName = { [G in keyof Groups]: keyof Groups[G] }[keyof Groups];

export function KeysHelp() {
  const t = useTexts('meal-plans');
  const { isHelpOpen } = useEditor().ui;
  const groups = Object.entries(shortcutGroups).map(([group, keys]) => ({
    title: t(`editor.keys.groups.${group as keyof Groups}`),
    shortcuts: Object.entries(keys).map(([name, pressed]) => ({
      label: t(`editor.keys.names.${name as ShortcutName}`),
      keys: pressed as string,
    })),
  }));
  return (
    <KeysDialog
      opened={isHelpOpen.use()}
      onClose={() => isHelpOpen.set(false)}
      title={t('editor.keys.title')}
      groups={groups}
    />
  );
}
