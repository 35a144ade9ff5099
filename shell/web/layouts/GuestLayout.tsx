import { Outlet } from '@tanstack/react-router';
import { useLanguage } from '../texts/texts.ts';
import { brands } from '#shell/common/brands.ts';
import { useBrand } from '../theme/AppTheme.tsx';
import { BrandLogo } from '../theme/BrandLogo.tsx';
import classes from './GuestLayout.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { mainId } from './RootLayout.tsx';

export function GuestLayout() {
  const { platform } = useBrand();
  const { language } = useLanguage();

  return (
    <div className={classes['page']}>
      <header className={classes['header']}>
        <BrandLogo size={36} />
        <LanguageSwitch />
      </header>
      <main id={mainId} tabIndex={-1} className={classes['card']}>
        <Outlet />
      </main>
      <footer className={classes['claim']}>{brands[platform].description[language]}</footer>
    </div>
  );
}
