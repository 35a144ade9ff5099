import { useDocumentTitle } from '@mantine/hooks';
import { useBrand } from '../theme/AppTheme.tsx';

/** Sets the title of the document: `Clienti · Forma`. `Screen` calls it. */
export function useScreenTitle(title: string): void {
  const { name } = useBrand();
  useDocumentTitle(`${title} · ${name}`);
}
