import { useEffect } from 'react';
import { studioBrand } from './studio-brand.ts';

/** Shows the page, its header included, with the name, logo and colour of a studio. `brand` is undefined while it is not known. */
export function useStudioBrand(brand: ReturnType<typeof studioBrand.get> | undefined): void {
  // Synchronises with the theme and the header, which are above the page.
  useEffect(() => {
    studioBrand.set(brand ?? null);
    return () => studioBrand.set(null);
  }, [brand]);
}
