import { Menu } from '@mantine/core';
import type { IconDots } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { Permission } from '#shell/common/permissions.ts';
import { useMay } from '../session.ts';
import { MenuAction, MenuItems, MenuLink, OverflowMenu } from '../widgets/OverflowMenu.tsx';

/** An entry of a menu: a link or a click handler. */
export interface RecordMenuAction {
  label: string;
  icon: typeof IconDots;
  /** The entry is shown to users with this permission only. */
  permission?: Permission;
  /** True when the action does not apply to the record. */
  isHidden?: boolean;
  isDestructive?: boolean;
  /** Whether the action is running. Only shown by buttons with the same action, not by the menu. */
  isPending?: boolean;
  link?: LinkProps;
  onClick?: () => void;
}

interface ActionMenuProps {
  /** Accessible name of the menu: "Azioni per Giulia Bianchi". */
  label: string;
  placement?: 'row' | 'header';
  actions: readonly RecordMenuAction[];
}

/** The menu of a record. Renders nothing when no action is permitted. In lists, use `LazyActionMenu`. */
export function ActionMenu({ label, actions, placement = 'row' }: ActionMenuProps) {
  const may = useMay();
  if (!actions.some(isShownTo(may))) return null;
  return (
    <OverflowMenu label={label} placement={placement}>
      <ActionItems actions={actions} />
    </OverflowMenu>
  );
}

/** The entries of the menu around it. */
export function ActionItems({ actions }: Pick<ActionMenuProps, 'actions'>) {
  const may = useMay();
  const shown = actions.filter(isShownTo(may));
  const firstDestructive = shown.findIndex(({ isDestructive }) => isDestructive);
  return (
    <MenuItems>
      {shown.map((entry, index) => [
        index > 0 && index === firstDestructive && <Menu.Divider key="divider" />,
        <Entry key={entry.label} {...entry} />,
      ])}
    </MenuItems>
  );
}

function isShownTo(may: (permission: Permission) => boolean) {
  return ({ permission, isHidden = false }: RecordMenuAction) => !isHidden && (!permission || may(permission));
}

function Entry({ label, icon, link, onClick, isDestructive = false }: RecordMenuAction) {
  if (link)
    return (
      <MenuLink {...(link as { to: string })} icon={icon}>
        {label}
      </MenuLink>
    );
  return (
    <MenuAction icon={icon} isDanger={isDestructive} onClick={() => onClick?.()}>
      {label}
    </MenuAction>
  );
}
