import { Outlet } from '@tanstack/react-router';
import { mainId } from './RootLayout.tsx';
import classes from './EmptyLayout.module.css';

export function EmptyLayout() {
  return (
    <main id={mainId} tabIndex={-1} className={classes['main']}>
      <Outlet />
    </main>
  );
}
