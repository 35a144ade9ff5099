import { Drawer, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import { Suspense } from 'react';
import { AppLink } from '../router/AppLink.tsx';
import type { NavItem } from '../router/context.ts';
import { useTexts } from '../texts/texts.ts';
import classes from './BottomBar.module.css';
import { useCurrentPath } from './current-path.ts';
import { NavList } from './NavList.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';

const maxItems = 5;

/** Heights of the sheet with the further links, in pixels. */
const [headHeight, linkHeight] = [112, 48];

/** Navigation of a client on a phone: up to five items, or four and the others behind the last one. */
export function BottomBar({ items }: { items: readonly NavItem[] }) {
  const t = useTexts('shell');
  const shown = items.length > maxItems ? maxItems - 1 : maxItems;
  const others = items.slice(shown);
  const currentPath = useCurrentPath(items);

  return (
    <nav className={classes['bar']} aria-label={t('layout.navigation')}>
      {items.slice(0, shown).map((navItem) => (
        <Suspense key={navItem.path} fallback={<span className={classes['tab']} />}>
          <Tab item={navItem} isCurrent={navItem.path === currentPath} />
        </Suspense>
      ))}
      {others.length > 0 && <MoreTab items={others} currentPath={currentPath} />}
    </nav>
  );
}

function Tab({ item: { Icon, useLabel, useUnread, path }, isCurrent }: { item: NavItem; isCurrent: boolean }) {
  const label = useLabel();

  return (
    <AppLink to={path} isCurrent={isCurrent} className={classes['tab']}>
      <span className={classes['icon']} data-on-icon>
        <Icon size={22} stroke={1.75} aria-hidden="true" />
        <UnreadBadge {...(useUnread && { useUnread })} />
      </span>
      <span>{label}</span>
    </AppLink>
  );
}

function MoreTab({ items, currentPath }: { items: readonly NavItem[]; currentPath: string | undefined }) {
  const t = useTexts('shell');
  const [isOpen, { open, close }] = useDisclosure();
  const isCurrent = items.some(({ path }) => path === currentPath);

  return (
    <>
      <UnstyledButton
        className={classes['tab']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(isCurrent && { 'aria-current': 'page' })}
        onClick={open}
      >
        <span className={classes['icon']} data-on-icon>
          <IconDots size={22} stroke={1.75} aria-hidden="true" />
          {items.map(({ path, useUnread }) => (
            <UnreadBadge key={path} {...(useUnread && { useUnread })} />
          ))}
        </span>
        <span>{t('layout.more')}</span>
      </UnstyledButton>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        size={headHeight + items.length * linkHeight}
        radius="md"
        title={t('layout.more')}
        closeButtonProps={{ 'aria-label': t('layout.closeMenu'), size: 'lg' }}
      >
        <NavList items={items} currentPath={currentPath} onFollow={close} />
      </Drawer>
    </>
  );
}
