import type { PrimaryAction } from '#areas/clients/web/public.tsx';
import { useMay } from '#shell/web/session.ts';
import { useMealPlansOfClient, useProgramsOfClient } from '../queries.ts';

/**
 * The primary button of a client's page: training in person with a program that has not ended, none with a meal plan alone,
 * assigning a program without either.
 */
export function usePrimaryAction(clientId: string): PrimaryAction | null {
  const may = useMay();
  const programs = useProgramsOfClient(clientId);
  const mealPlans = useMealPlansOfClient(clientId);
  if (!programs || (may('view meal plans') && !mealPlans)) return null;
  if (programs.some(isCurrent)) return 'first-action';
  return mealPlans?.some(isCurrent) ? null : 'assign-program';
}

const isCurrent = ({ state }: { state: string }) => state !== 'terminated';
