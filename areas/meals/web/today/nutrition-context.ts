import { createContext, use } from 'react';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import type { DietStore, LocalDiet } from '../device/diet-store.ts';
import type { ShownDiet } from '../device/with-local.ts';

interface Nutrition {
  store: DietStore;
  local: LocalDiet;
  diet: ShownDiet;
  /** Whether the numbers of `diet` are left out until the server says that they may be seen. */
  awaitsNumbers: boolean;
  date: string;
  today: string;
  /** Undefined while it is not known on this device. */
  profile: DietaryProfile | undefined;
  profileVersion: number | undefined;
  mayReport: boolean;
  /** Whether pictures may be deleted, also after the consent to health data was withdrawn. */
  mayUpdate: boolean;
}

/** What the cards of one day share. */
export const NutritionContext = createContext<Nutrition | null>(null);

export function useNutrition(): Nutrition {
  const context = use(NutritionContext);
  if (!context) throw new Error('useNutrition: outside of NutritionContext');
  return context;
}
