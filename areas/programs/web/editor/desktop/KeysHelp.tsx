import { Kbd, Modal, Text } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { showFocus } from '../grid/show-focus.ts';
import classes from './KeysHelp.module.css';

const control = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Each key with what it does, as `keys.acts` says it; a space parts keys pressed together, a bar one from another. */
const groups = {
  move: {
    arrows: '↑ ↓ ← →',
    tab: 'Tab | Shift+Tab',
    enter: 'Enter | Shift+Enter',
    leap: `${control}+↑ ↓ | ${control}+← →`,
    ends: 'Home | End',
    leave: 'Esc, Tab',
  },
  write: {
    typeOver: 'A…Z',
    edit: 'F2 | Enter',
    cancel: 'Esc',
    clear: 'Delete',
    addRow: `${control}+Enter`,
    undo: `${control}+Z`,
    redo: `${control}+Shift+Z | ${control}+Y`,
  },
  select: {
    extend: 'Shift+↑ ↓ ← →',
    row: 'Shift+Space',
    widen: `${control}+A`,
  },
  copy: {
    copy: `${control}+C | ${control}+X`,
    paste: `${control}+V`,
    pasteNew: `${control}+Shift+V`,
    fillDown: `${control}+D`,
    fillWeeks: `${control}+R`,
  },
  order: {
    moveRow: 'Alt+↑ ↓',
    group: `${control}+G`,
    ungroup: `${control}+Shift+G`,
  },
} as const;

export function KeysHelp() {
  const t = useTexts('programs');
  const editor = useEditor();
  const { help } = editor.ui;

  function close(): void {
    help.set(false);
    showFocus(editor);
  }

  return (
    <Modal
      opened={help.use()}
      onClose={close}
      size="xl"
      title={<Text fw={700}>{t('keys.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('keys.close') }}
    >
      <div className={classes['groups']}>
        {Object.entries(groups).map(([group, keys]) => (
          <section key={group}>
            <h3>{t(`keys.groups.${group as keyof typeof groups}`)}</h3>
            <dl>
              {Object.entries(keys).map(([act, pressed]) => (
                <div key={act} className={classes['key']}>
                  <dt>{t(`keys.acts.${act as ActName}`)}</dt>
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
    </Modal>
  );
}

type Groups = typeof groups;
type ActName = { [G in keyof Groups]: keyof Groups[G] }[keyof Groups];
