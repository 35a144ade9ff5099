import type { BrandName } from '#shell/common/brands.ts';

/**
 * Each logo is one path on a rounded square of 32 x 32 units, in black or white on the color of the brand.
 * Forma: an F whose bars grow. Coach Plus: a plus inside a speech bubble. Warfit: two chevrons, rank and upward.
 */
export const logoPaths: Record<BrandName, string> = {
  forma: 'M8 7.5h16a1.5 1.5 0 0 1 0 5H12.5v1.75H20a2.25 2.25 0 0 1 0 4.5h-7.5V23a2.25 2.25 0 0 1-4.5 0Z',
  coachplus:
    'M16 6.5c5.8 0 10 3.6 10 8.6s-4.2 8.6-10 8.6c-.9 0-1.8-.1-2.6-.3L8.5 26v-5C7 19.5 6 17.5 6 15.1c0-5 4.2-8.6 10-8.6Zm-1.4 4.4v2.8h-2.8v2.8h2.8v2.8h2.8v-2.8h2.8v-2.8h-2.8v-2.8Z',
  warfit: 'M16 6.5 26 14v5.2l-10-7.4-10 7.4V14Zm0 8.6 7.2 5.4v5l-7.2-5.3-7.2 5.3v-5Z',
};

export const markRadius = 8;
