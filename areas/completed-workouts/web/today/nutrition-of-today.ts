import type { ComponentType, ReactNode } from 'react';

/** The meals of today and what is reported about them, of areas above. `children` is shown until they are known; it may suspend. */
export type NutritionOfToday = ComponentType<{ children: ReactNode }> & {
  /** Stores on the device, once the service worker has its code, what the component shows, so that it opens without a connection. */
  precache?: () => void;
};
