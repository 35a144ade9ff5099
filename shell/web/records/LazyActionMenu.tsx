import type { ReactNode } from 'react';
import type { Permission } from '#shell/common/permissions.ts';
import { useMay } from '../session.ts';
import { OverflowMenu } from '../widgets/OverflowMenu.tsx';

interface LazyActionMenuProps {
  /** Accessible name of the menu: "Azioni per Giulia Bianchi". */
  label: string;
  placement?: 'row' | 'header';
  /** Renders nothing without one of them. They are not needed when an action needs none. */
  permissions?: readonly Permission[];
  /** A component with the hooks and dialogs of the actions, which renders `ActionItems`. */
  children: ReactNode;
}

/**
 * The menu of a row of a list. The hooks, texts and dialogs of the actions are mounted when the menu is opened for the first time.
 *
 *     <LazyActionMenu label={t('menu', { name })} permissions={['update groups', 'delete groups']}>
 *       <GroupActions group={group} />
 *     </LazyActionMenu>
 */
export function LazyActionMenu({ permissions, ...menu }: LazyActionMenuProps) {
  const may = useMay();
  return (!permissions || permissions.some(may)) && <OverflowMenu {...menu} />;
}
