import { useDocumentTitle } from '@mantine/hooks';
import { useBrand } from '../theme/AppTheme.tsx';

/** What the tab is called: `Clienti · Forma`. `Screen` does it by itself. */
export function useScreenTitle(title: string): void {
  const { name } = useBrand();
  useDocumentTitle(`${title} · ${name}`);
}
