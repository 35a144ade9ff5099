import type { ErrorDetails } from '../api/api-error.ts';
import { createAtom } from '../atom.ts';

export interface Toast {
  kind: 'success' | 'error' | 'info';
  text: string;
  buttons?: ErrorDetails['buttons'];
  /** What the one button does when it leads nowhere: reload, undo. */
  action?: { title: string; run: () => void };
  /** Stays until closed. */
  stays?: boolean;
}

/** Those not shown yet: the machinery that shows them is loaded with the first. */
export const waitingToasts = createAtom<readonly Toast[]>([]);

export const toast = {
  success: (text: string, more: Partial<Toast> = {}) => add({ ...more, kind: 'success', text }),
  error: (text: string, more: Partial<Toast> = {}) => add({ ...more, kind: 'error', text }),
  info: (text: string, more: Partial<Toast> = {}) => add({ ...more, kind: 'info', text }),
};

function add(next: Toast): void {
  waitingToasts.set([...waitingToasts.get(), next]);
}
