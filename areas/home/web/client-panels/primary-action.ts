import { type PrimaryAction, useCareOf } from '#areas/clients/web/public.tsx';
import { useMay } from '#shell/web/session.ts';
import { useMealPlansOfClient, useProgramsOfClient } from '../queries.ts';

/**
 * The primary button of a client's page. For training: training in person with a program that has not ended, none with a meal plan
 * alone, assigning a program without either. For nutrition: assigning a meal plan, none with one that has not ended.
 */
export function usePrimaryAction(clientId: string): PrimaryAction | null {
  const may = useMay();
  const care = useCareOf(clientId);
  const programs = useProgramsOfClient(clientId);
  const mealPlans = useMealPlansOfClient(clientId);
  if (care === null || (may('view meal plans') && !mealPlans)) return null;
  if (care === 'nutrition' && may('update meal plans')) return mealPlans?.some(isCurrent) ? null : 'assign-meal-plan';
  if (!programs) return null;
  if (programs.some(isCurrent)) return 'first-action';
  return mealPlans?.some(isCurrent) ? null : 'assign-program';
}

const isCurrent = ({ state }: { state: string }) => state !== 'terminated';
