import { Navigate } from '@tanstack/react-router';
import { brands } from '#shell/common/brands.ts';
import { LanguageSwitch } from '#shell/web/layouts/LanguageSwitch.tsx';
import { LinkAnchor, LinkButton } from '#shell/web/router/links.tsx';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { useBrand } from '#shell/web/theme/AppTheme.tsx';
import { BrandLogo } from '#shell/web/theme/BrandLogo.tsx';
import { isDietitian } from '#shell/web/variant.ts';
import { useScreenTitle } from '#shell/web/widgets/screen-title.ts';
import { useRegistration } from '#areas/account/web/public.tsx';
import { Benefits } from './Benefits.tsx';
import { usePageDescription } from './description.ts';
import classes from './LandingScreen.module.css';
import { ProductPicture } from './ProductPicture.tsx';

/** Number of clients that are free of charge after the trial. */
const freeClients = 5;

/** The landing page; an installation for dietitians has none. The server redirects too; this is for links inside the app. */
export function LandingScreen() {
  return isDietitian() ? <Navigate to="/login" search={{}} replace /> : <Landing />;
}

function Landing() {
  const t = useTexts('landing');
  const { platform } = useBrand();
  const { language } = useLanguage();
  useScreenTitle(t('title'));
  usePageDescription(t('lead'));

  return (
    <div className={classes['page']}>
      <header className={classes['header']}>
        <BrandLogo size={32} />
        <nav className={classes['tools']} aria-label={t('navigation')}>
          <LanguageSwitch />
          <LinkAnchor to="/login" search={{}} className={classes['login']}>
            {t('login')}
          </LinkAnchor>
        </nav>
      </header>
      <section className={classes['hero']}>
        <h1 tabIndex={-1}>{brands[platform].description[language]}</h1>
        <p>{t('lead')}</p>
        <EntryButtons />
      </section>
      <ProductPicture />
      <Benefits />
      <footer className={classes['footer']}>{t('forClients')}</footer>
    </div>
  );
}

/** Buttons for registration and login. Only the login where registration is closed. */
function EntryButtons() {
  const t = useTexts('landing');
  const isOpen = useRegistration()?.open ?? true;

  return (
    <>
      <div className={classes['buttons']}>
        {isOpen && (
          <LinkButton to="/register" search={{}} size="md">
            {t('try')}
          </LinkButton>
        )}
        <LinkButton to="/login" search={{}} size="md" variant={isOpen ? 'default' : 'filled'}>
          {t('login')}
        </LinkButton>
      </div>
      {isOpen && <p className={classes['terms']}>{t('terms', { count: freeClients })}</p>}
    </>
  );
}
