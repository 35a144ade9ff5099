import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorScreen } from '../widgets/ErrorScreen.tsx';
import { NotFoundScreen } from '../widgets/NotFoundScreen.tsx';
import { mainId } from './RootLayout.tsx';

/** Error page for errors that prevent the layout from rendering. */
export function ErrorPage(props: ErrorComponentProps) {
  return (
    <main id={mainId} tabIndex={-1}>
      <ErrorScreen {...props} />
    </main>
  );
}

export function NotFoundPage() {
  return (
    <main id={mainId} tabIndex={-1}>
      <NotFoundScreen />
    </main>
  );
}
