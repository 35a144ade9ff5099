import type { ErrorDetails } from '../api/api-error.ts';
import { createAtom } from '../atom.ts';

export interface Toast {
  kind: 'success' | 'error' | 'info';
  text: string;
  buttons?: ErrorDetails['buttons'];
  /** A button that runs something: reload, undo. */
  action?: { title: string; run: () => void };
  /** Shown until it is closed. */
  isSticky?: boolean;
}

/** Toasts that are not shown yet: the component that shows them is loaded with the first. */
export const pendingToasts = createAtom<readonly Toast[]>([]);

export const toast = {
  success: (text: string, more: Partial<Toast> = {}) => add({ ...more, kind: 'success', text }),
  error: (text: string, more: Partial<Toast> = {}) => add({ ...more, kind: 'error', text }),
  info: (text: string, more: Partial<Toast> = {}) => add({ ...more, kind: 'info', text }),
};

function add(next: Toast): void {
  pendingToasts.set([...pendingToasts.get(), next]);
}
