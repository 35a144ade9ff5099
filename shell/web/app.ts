import type { QueryClient } from '@tanstack/react-query';

/** The one router and the one query client of this tab, for what happens outside React. */
export interface App {
  queryClient: QueryClient;
  /** `unasked` passes the guards of forms. */
  navigate: (currentHref: string, options?: { replace?: boolean; ignoreBlocker?: boolean }) => Promise<void>;
  goBack: () => void;
  invalidateRouter: () => Promise<void>;
  currentHref: () => string;
}

let running: App | undefined;

export function setApp(app: App): void {
  running = app;
}

export function app(): App {
  if (!running) throw new Error('app: asked before setApp');
  return running;
}
