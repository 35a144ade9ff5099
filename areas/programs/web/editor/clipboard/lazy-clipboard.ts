/** The editor does not wait for what pastes and hears: it comes right behind. */
export const loadClipboard = () => import('./clipboard.ts');
export const loadPasting = () => import('./paste-clip.ts');
