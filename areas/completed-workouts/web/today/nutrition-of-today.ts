import type { ComponentType, ReactNode } from 'react';

interface NutritionOfTodayProps {
  /** Whether the targets of today are shown instead of the meals, for a client without a meal plan. */
  showsTargets?: boolean;
  /** Shown until the meals are known, and when meals or targets cannot be loaded. */
  children: ReactNode;
}

/** The meals of today and what is reported about them, or the targets, of areas above; it may suspend. */
export type NutritionOfToday = ComponentType<NutritionOfTodayProps> & {
  /**
   * Asks the service worker for the screens that open without a connection, and stores what they show on the device: the metrics, and
   * the meals of a client who has some. Both happen in the background, and either may fail without the other.
   */
  precache?: (has: { meals: boolean; targets: boolean }) => void;
};
