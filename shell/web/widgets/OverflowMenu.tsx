import { ActionIcon, Menu, type MenuItemProps } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './OverflowMenu.module.css';

interface OverflowMenuProps {
  /** Accessible name: the button shows only an icon. */
  label: string;
  /** `header` gives the button the style of the other buttons of a screen header. */
  placement?: 'row' | 'header';
  children: ReactNode;
}

/** A menu behind three dots. `ActionMenu` builds one from a list of actions. */
export function OverflowMenu({ label, placement = 'row', children }: OverflowMenuProps) {
  const variant =
    placement === 'row' ? ({ variant: 'subtle', color: 'gray' } as const) : ({ variant: 'default' } as const);
  return (
    <Menu position="bottom-end" width={230} shadow="md" classNames={{ item: classes['item'] ?? '' }}>
      <Menu.Target>
        <ActionIcon {...variant} size={36} className={classes['dots'] ?? ''} aria-label={label}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
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
