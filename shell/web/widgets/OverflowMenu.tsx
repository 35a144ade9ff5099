import { Menu, type MenuItemProps } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefCallback,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { stopClickWhileClosing } from '../theme/closing-menu.ts';
import classes from './OverflowMenu.module.css';

interface OpenMenu {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

const MenuContext = createContext<OpenMenu | null>(null);

interface OverflowMenuProps {
  /** Accessible name: the button shows only an icon. */
  label: string;
  /** `header` gives the button the style of the other buttons of a screen header. */
  placement?: 'row' | 'header';
  className?: string | undefined;
  /** `MenuItems`, with the hooks and the dialogs of their actions. */
  children: ReactNode;
}

/**
 * A menu behind three dots. Its children are mounted when the button is pressed for the first time, so that a list of a hundred rows
 * mounts a hundred buttons and no menu. They stay mounted, because a dialog of an action is open after the menu is closed.
 * `ActionMenu` and `LazyActionMenu` build one from a list of actions.
 */
export function OverflowMenu({ label, placement = 'row', className = '', children }: OverflowMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState<boolean>();

  return (
    <>
      {/* Not a button of the component library, which takes ten times longer to render, in every row of a list. */}
      <button
        ref={button}
        type="button"
        id={id}
        className={`${classes['dots']} ${className}`}
        data-placement={placement}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen === true}
        aria-controls={isOpen ? `${id}-dropdown` : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconDots size={18} aria-hidden="true" />
      </button>
      {isOpen !== undefined && (
        <MenuContext value={{ id, button, isOpen, setOpen }}>
          <Suspense>{children}</Suspense>
        </MenuContext>
      )}
    </>
  );
}

/** The entries of the menu: `MenuAction`, `MenuLink` and parts of Mantine's menu. */
export function MenuItems({ children }: { children: ReactNode }) {
  const menu = use(MenuContext);
  if (!menu) throw new Error('MenuItems: not inside an OverflowMenu');
  // A menu that is mounted open would not know which element had the focus before.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);

  // Before the action runs: a dialog that it opens gives the focus back to the button, and not to an entry that is gone.
  function focusButton(event: MouseEvent<HTMLElement>): void {
    if (stopClickWhileClosing(event)) return;
    if ((event.target as Element).closest('[data-menu-item]')) menu?.button.current?.focus({ preventScroll: true });
  }

  return (
    <Menu
      id={menu.id}
      opened={isMounted && menu.isOpen}
      onChange={menu.setOpen}
      position="bottom-end"
      width={230}
      shadow="md"
      classNames={{ item: classes['item'] ?? '' }}
    >
      <Menu.Target>
        <Anchor element={menu.button} />
      </Menu.Target>
      <Menu.Dropdown onClickCapture={focusButton}>{children}</Menu.Dropdown>
    </Menu>
  );
}

interface AnchorProps {
  element: RefObject<HTMLElement | null>;
  /** Set by the menu. */
  ref?: RefCallback<HTMLElement>;
}

/** Makes an element outside the menu the one it opens at. Renders nothing. */
function Anchor({ element, ref }: AnchorProps) {
  useLayoutEffect(() => {
    ref?.(element.current);
    return () => void ref?.(null);
  }, [element, ref]);
  return null;
}

interface MenuActionProps {
  icon: typeof IconDots;
  onClick: () => void;
  isDanger?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
}

export function MenuAction({ icon: Icon, onClick, isDanger = false, isDisabled = false, children }: MenuActionProps) {
  return (
    <Menu.Item
      leftSection={<Icon size={16} aria-hidden="true" />}
      {...(isDanger && { color: 'var(--mantine-color-error)' })}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </Menu.Item>
  );
}

type LinkProps = MenuItemProps & Omit<ComponentPropsWithRef<'a'>, keyof MenuItemProps> & Pick<MenuActionProps, 'icon'>;

/** An entry that is a typed link of the router. */
export const MenuLink = createLink(({ icon: Icon, ...props }: LinkProps) => (
  <Menu.Item component="a" leftSection={<Icon size={16} aria-hidden="true" />} {...props} />
));
