/**
 * Whether the pages under `/dev` exist. The server sets `data-dev` in the page under the same condition as for `/dev/mail`.
 * The Vite development server sends the page without it.
 */
export function hasDevPages(): boolean {
  return import.meta.env.DEV || 'dev' in document.documentElement.dataset;
}
