import { type ComponentType, lazy } from 'react';
import { loadToday, type NutritionOfToday } from '#areas/completed-workouts/web/public.tsx';
import { precacheOfflineScreens } from '#shell/web/offline.ts';
import { reloadOnChunkError } from '#shell/web/router/chunk-reload.ts';
import { loadTexts } from '#shell/web/texts/texts.ts';

const loaders = { client: loadClientHome, professional: loadCoachHome };
export type HomeName = keyof typeof loaders;

const loaded: Partial<Record<HomeName, ComponentType>> = {};

/** The home screen for clients or professionals; undefined until it is loaded. */
export function loadedHome(home: HomeName): ComponentType | undefined {
  return loaded[home];
}

export async function loadHome(home: HomeName): Promise<void> {
  loaded[home] ??= await reloadOnChunkError(loaders[home]());
}

/** Loaded when it is shown, or in the background to store its data on the device: the first screen does not wait for it. */
const loadNutrition = () => import('./TodayNutrition.tsx').catch(() => null);
const TodayNutrition: NutritionOfToday = Object.assign(
  lazy<NutritionOfToday>(async () => ({
    default: (await loadNutrition())?.TodayNutrition ?? (({ children }) => children),
  })),
  {
    // The message to the service worker is only sent: its files may be stored later than the responses.
    precache: (has: { meals: boolean; targets: boolean }) =>
      void precacheOfflineScreens()
        .then(loadNutrition)
        .then((chunk) => chunk?.precacheNutrition(has)),
  },
);

async function loadClientHome(): Promise<ComponentType> {
  const TodayScreen = await loadToday();
  return () => <TodayScreen Nutrition={TodayNutrition} />;
}

async function loadCoachHome(): Promise<ComponentType> {
  const [{ CoachHome }] = await Promise.all([import('./CoachHome.tsx'), loadTexts(['completed-workouts'])]);
  return CoachHome;
}
