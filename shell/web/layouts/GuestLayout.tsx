import { Outlet, useSearch } from '@tanstack/react-router';
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

  return (
    <div className={classes['page']}>
      <header className={classes['header']}>
        <BrandLogo size={36} />
        <LanguageSwitch />
      </header>
      <main id={mainId} tabIndex={-1} className={classes['card']}>
        <Outlet />
      </main>
      {token === undefined && <footer className={classes['claim']}>{brands[platform].description[language]}</footer>}
    </div>
  );
}
