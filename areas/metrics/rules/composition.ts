import { builtInTypes, isTypeCode } from '../contract/types.ts';

const typed: readonly string[] = ['fat_mass', 'lean_mass', 'hydration'];

/**
 * Whether a metric is the body composition as it is typed or as a bioimpedance device estimates or measures it. In pregnancy it is not
 * comparable with other days: the equations behind it are for people who are not pregnant.
 */
export function isOfComposition(metric: string): boolean {
  return typed.includes(metric) || (isTypeCode(metric) && builtInTypes[metric].group === 'bia');
}
