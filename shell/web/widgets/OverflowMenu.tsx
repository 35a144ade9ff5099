import { ActionIcon, Menu, type MenuItemProps } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './OverflowMenu.module.css';

interface OverflowMenuProps {
  /** Whose menu it is. The button shows only dots. */
  label: string;
  /** In the head of a screen it stands among buttons and looks like one. */
  placement?: 'row' | 'header';
  children: ReactNode;
}

/** What one can do to a thing without opening it, or rarely does: acts and links. */
export function OverflowMenu({ label, placement: place = 'row', children }: OverflowMenuProps) {
  const look = place === 'row' ? ({ variant: 'subtle', color: 'gray' } as const) : ({ variant: 'default' } as const);
  return (
    <Menu position="bottom-end" width={230} shadow="md" classNames={{ item: classes['item'] ?? '' }}>
      <Menu.Target>
        <ActionIcon {...look} size={36} className={classes['dots'] ?? ''} aria-label={label}>
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
  children: ReactNode;
}

export function MenuAction({ icon: Icon, onClick, isDanger = false, children }: MenuActionProps) {
  return (
    <Menu.Item
      leftSection={<Icon size={16} aria-hidden="true" />}
      {...(isDanger && { color: 'var(--mantine-color-error)' })}
      onClick={onClick}
    >
      {children}
    </Menu.Item>
  );
}

type LinkProps = MenuItemProps & Omit<ComponentPropsWithRef<'a'>, keyof MenuItemProps> & Pick<MenuActionProps, 'icon'>;

/** A way to another screen, with the router's typed address. */
export const MenuLink = createLink(({ icon: Icon, ...props }: LinkProps) => (
  <Menu.Item component="a" leftSection={<Icon size={16} aria-hidden="true" />} {...props} />
));
