/** Import the chunks of the clipboard, which are loaded after the editor is shown. */
export const loadClipboard = () => import('./clipboard.ts');
export const loadPasting = () => import('./paste-clip.ts');
export const loadRowPasting = () => import('./paste-named-lines.ts');
