import type { QualificationState } from '../contract/qualification.ts';

/**
 * Whether a professional may assign individual meal plans. Without a registered qualification they still assign macros and
 * write general advice.
 */
export function mayAssignMealPlans({ qualification, isRequired }: QualificationState): boolean {
  return !isRequired || qualification !== null;
}
