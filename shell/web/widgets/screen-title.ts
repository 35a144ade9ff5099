import { useDocumentTitle } from '@mantine/hooks';
import { unreadText, useUnreadTotal } from '../unread-total.ts';
import { useBrand } from '../theme/AppTheme.tsx';

/** Sets the title of the document: `Clienti · Forma`, or `(3) Clienti · Forma` when something is unread. `Screen` calls it. */
export function useScreenTitle(title: string): void {
  const { name } = useBrand();
  const unread = useUnreadTotal();
  useDocumentTitle(`${unread > 0 ? `(${unreadText(unread)}) ` : ''}${title} · ${name}`);
}
