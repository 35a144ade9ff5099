import type { QueryClient } from '@tanstack/react-query';

/** The router and the query client of this tab, for code outside React. */
export interface App {
  queryClient: QueryClient;
  /** Navigates to a path. With `ignoreBlocker` the leave guards of forms are skipped. */
  navigate: (href: string, options?: { replace?: boolean; ignoreBlocker?: boolean }) => Promise<void>;
  /** Navigates back. With `ignoreBlocker` the leave guards of forms are skipped. */
  goBack: (options?: { ignoreBlocker?: boolean }) => void;
  invalidateRouter: () => Promise<void>;
  currentHref: () => string;
}

let running: App | undefined;

export function setApp(app: App): void {
  running = app;
}

export function app(): App {
  if (!running) throw new Error('app: called before setApp');
  return running;
}
