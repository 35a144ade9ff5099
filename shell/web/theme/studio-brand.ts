import { createAtom } from '../atom.ts';

interface StudioBrand {
  name: string;
  logo_url: string | null;
  main_color: string | null;
}

/** The brand of the studio whose invitation is open; null on every other page. It also applies to a logged-in user. */
export const studioBrand = createAtom<StudioBrand | null>(null);
