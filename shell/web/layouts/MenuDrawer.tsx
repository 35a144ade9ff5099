import { Drawer } from '@mantine/core';
import type { NavItem } from '../router/context.ts';
import { useTexts } from '../texts/texts.ts';
import { BrandLogo } from '../theme/BrandLogo.tsx';
import { NavList } from './NavList.tsx';
import { settingsNavItem } from './settings-nav-item.ts';

interface MenuDrawerProps {
  items: readonly NavItem[];
  opened: boolean;
  onClose: () => void;
}

/** The navigation drawer on a phone. It closes when a link is followed. */
export function MenuDrawer({ items, opened, onClose }: MenuDrawerProps) {
  const t = useTexts('shell');

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={300}
      padding="md"
      title={<BrandLogo size={28} />}
      closeButtonProps={{ 'aria-label': t('layout.closeMenu'), size: 'lg' }}
    >
      <nav aria-label={t('layout.navigation')}>
        <NavList items={[...items, settingsNavItem]} onFollow={onClose} />
      </nav>
    </Drawer>
  );
}
