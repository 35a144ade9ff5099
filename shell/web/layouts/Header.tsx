import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconArrowLeft, IconMenu2, IconMoon, IconRefresh, IconSun } from '@tabler/icons-react';
import { app } from '../app.ts';
import { isInstalled } from '../install/install-prompt.ts';
import { AppLink } from '../router/AppLink.tsx';
import { useTexts } from '../texts/texts.ts';
import { BrandLogo } from '../theme/BrandLogo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import classes from './Header.module.css';
import { useUnreadTotal } from '../unread-total.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

export function Header({ onMenu }: { onMenu: (() => void) | undefined }) {
  const t = useTexts('shell');
  const unread = useUnreadTotal();
  const installed = isInstalled();

  return (
    <header className={classes['header']}>
      {installed && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('layout.back')}
          onClick={() => app().goBack()}
        >
          <IconArrowLeft size={20} />
        </ActionIcon>
      )}
      {onMenu && (
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('layout.openMenu')} onClick={onMenu}>
          <IconMenu2 size={22} />
          {unread > 0 && <span className={classes['unread']} />}
        </ActionIcon>
      )}
      <AppLink to="/home" className={classes['brand']}>
        <BrandLogo size={30} />
      </AppLink>
      <div className={classes['tools']}>
        {installed && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('layout.refresh')}
            onClick={() => window.location.reload()}
          >
            <IconRefresh size={20} />
          </ActionIcon>
        )}
        <span className={classes['language']}>
          <LanguageSwitch />
        </span>
        <SchemeToggle />
        <AccountMenu />
      </div>
    </header>
  );
}

function SchemeToggle() {
  const t = useTexts('shell');
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark';

  return (
    <ActionIcon
      className={classes['scheme']}
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t(isDark ? 'scheme.toLight' : 'scheme.toDark')}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconSun size={20} /> : <IconMoon size={20} />}
    </ActionIcon>
  );
}
