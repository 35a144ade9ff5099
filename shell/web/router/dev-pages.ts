/**
 * Whether the pages under `/dev` are there. The server says so in the page, under the same condition as for `/dev/mail`;
 * the development server of the web hands out a page no server has marked.
 */
export function hasDevPages(): boolean {
  return import.meta.env.DEV || 'dev' in document.documentElement.dataset;
}
