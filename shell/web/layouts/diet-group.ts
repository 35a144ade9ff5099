import { IconSalad } from '@tabler/icons-react';
import type { NavGroup } from '../router/context.ts';
import { useTexts } from '../texts/texts.ts';

/** The links of nutrition in the navigation of a coach. */
export const dietGroup: NavGroup = {
  name: 'diet',
  Icon: IconSalad,
  useLabel: () => useTexts('shell')('layout.diet'),
};
