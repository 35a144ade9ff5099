import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type QuestionKind, questionKinds } from '../../contract/questions.ts';
import { kindIcons } from './kind-icons.ts';

interface KindMenuProps {
  /** The button that opens the menu. */
  children: ReactElement;
  onChoose: (kind: QuestionKind) => void;
  /** Set when something else opens the menu too, such as a key. */
  opened?: boolean;
  onOpened?: (isOpen: boolean) => void;
}

/** The nine kinds of questions. The focus after a choice is the caller's; Escape gives it back to the button. */
export function KindMenu({ children, onChoose, opened, onOpened }: KindMenuProps) {
  const t = useTexts('surveys');
  return (
    <Menu
      position="bottom-start"
      withinPortal
      returnFocus={false}
      {...(opened !== undefined && { opened })}
      {...(onOpened && { onChange: onOpened })}
    >
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {questionKinds.map((kind) => {
          const Icon = kindIcons[kind];
          return (
            <Menu.Item key={kind} leftSection={<Icon size={18} aria-hidden="true" />} onClick={() => onChoose(kind)}>
              {t(`kinds.${kind}.name`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
