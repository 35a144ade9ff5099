import { createStoredAtom } from '#shell/web/atom.ts';

/** The panel beside the weeks; '' for none. */
export const visiblePanel = createStoredAtom('programs.panel', (stored) => (stored === 'volume' ? 'volume' : ''));
