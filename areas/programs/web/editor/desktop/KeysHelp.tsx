import { Kbd } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { useEditor } from '../context.tsx';
import { showFocus } from '../grid/show-focus.ts';
import classes from './KeysHelp.module.css';

const controlKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Shortcuts by the key of their description in the texts `keys.commands`; a bar separates alternatives. */
const shortcutGroups = {
  move: {
    arrows: '↑ ↓ ← →',
    tab: 'Tab | Shift+Tab',
    enter: 'Enter | Shift+Enter',
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
} as const;

export function KeysHelp() {
  const t = useTexts('programs');
  const editor = useEditor();
  const { isHelpOpen } = editor.ui;

  function close(): void {
    isHelpOpen.set(false);
    showFocus(editor);
  }

  return (
    <Dialog opened={isHelpOpen.use()} onClose={close} size="xl" title={t('keys.title')}>
      <div className={classes['groups']}>
        {Object.entries(shortcutGroups).map(([group, keys]) => (
          <section key={group}>
            <h3>{t(`keys.groups.${group as keyof typeof shortcutGroups}`)}</h3>
            <dl>
              {Object.entries(keys).map(([command, pressed]) => (
                <div key={command} className={classes['key']}>
                  <dt>{t(`keys.commands.${command as ShortcutName}`)}</dt>
                  <dd>
                    {pressed.split(' | ').map((one) => (
                      <Kbd key={one}>{one}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

type ShortcutGroups = typeof shortcutGroups;
type ShortcutName = { [G in keyof ShortcutGroups]: keyof ShortcutGroups[G] }[keyof ShortcutGroups];
