import { createStoredAtom } from '#shell/web/atom.ts';

/** The open panel next to the weeks; '' when none is open. */
export const visiblePanel = createStoredAtom('programs.panel', (stored) => (stored === 'volume' ? 'volume' : ''));
