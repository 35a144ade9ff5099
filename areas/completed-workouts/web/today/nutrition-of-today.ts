import type { ComponentType, ReactNode } from 'react';

/** The meals of today and what is reported about them, of areas above. `children` is shown until they are known; it may suspend. */
export type NutritionOfToday = ComponentType<{ children: ReactNode }> & {
  /**
   * Asks the service worker for the screens that open without a connection, and stores what they show on the device: the metrics, and
   * the meals of a client who has some. Both happen in the background, and either may fail without the other.
   */
  precache?: (has: { meals: boolean }) => void;
};
