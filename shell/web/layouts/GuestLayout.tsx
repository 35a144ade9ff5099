import { Outlet, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLanguage } from '../texts/texts.ts';
import { brands } from '#shell/common/brands.ts';
import { useBrand } from '../theme/AppTheme.tsx';
import { BrandLogo } from '../theme/BrandLogo.tsx';
import classes from './GuestLayout.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { mainId } from './RootLayout.tsx';

/** Layout of the pages for guests. The line for coaches is not on pages of mailed links, which clients open too. */
export function GuestLayout() {
  const { platform } = useBrand();
  const { language } = useLanguage();
  const { token } = useSearch({ strict: false }) as { token?: unknown };
  return <CardLayout footer={token === undefined && brands[platform].description[language]} />;
}

/** The card of these pages, with an optional footer; also of the page of a logged-in user without access to the app. */
export function CardLayout({ footer }: { footer?: ReactNode }) {
  return (
    <div className={classes['page']}>
      <header className={classes['header']}>
        <BrandLogo size={36} />
        <LanguageSwitch />
      </header>
      <main id={mainId} tabIndex={-1} className={classes['card']}>
        <Outlet />
      </main>
      {footer && <footer className={classes['claim']}>{footer}</footer>}
    </div>
  );
}
