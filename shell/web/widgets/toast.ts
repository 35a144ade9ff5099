import type { ErrorDetails } from '../api/api-error.ts';
import { createAtom } from '../atom.ts';

export interface Toast {
  kind: 'success' | 'error' | 'info';
  text: string;
  buttons?: ErrorDetails['buttons'];
  /** A button that runs a function, such as reload or undo. */
  action?: { title: string; run: () => void };
  /** Whether the toast is shown until the user closes it. */
  isSticky?: boolean;
}

/** Toasts that wait for `Toasts`, whose chunk is loaded with the first toast. */
export const pendingToasts = createAtom<readonly Toast[]>([]);

export const toast = {
  success: (text: string, options: Partial<Toast> = {}) => add({ ...options, kind: 'success', text }),
  error: (text: string, options: Partial<Toast> = {}) => add({ ...options, kind: 'error', text }),
  info: (text: string, options: Partial<Toast> = {}) => add({ ...options, kind: 'info', text }),
};

function add(next: Toast): void {
  pendingToasts.set([...pendingToasts.get(), next]);
}
