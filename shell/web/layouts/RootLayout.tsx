import { Outlet } from '@tanstack/react-router';
import { useTexts } from '../texts/texts.ts';
import { ConfirmHost } from '../widgets/ConfirmHost.tsx';
import { ProgressBar } from '../widgets/ProgressBar.tsx';
import { ToastHost } from '../widgets/ToastHost.tsx';
import { UnreachableBanner } from '../widgets/UnreachableBanner.tsx';
import classes from './RootLayout.module.css';

/** The id of the `main` element of every layout. */
export const mainId = 'content';

export function RootLayout() {
  const t = useTexts('shell');
  return (
    <>
      <nav aria-label={t('layout.skip')}>
        <a className={classes['skip']} href={`#${mainId}`} onClick={skip}>
          {t('layout.skip')}
        </a>
      </nav>
      <ProgressBar />
      <UnreachableBanner />
      <Outlet />
      <ToastHost />
      <ConfirmHost />
    </>
  );
}

function skip(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}
