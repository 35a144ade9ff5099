import type { ComponentType } from 'react';
import { reloadOnChunkError } from '#shell/web/router/chunk-reload.ts';
import { loadTexts } from '#shell/web/texts/texts.ts';

const loaders = { client: loadToday, professional: loadCoachHome };
export type HomeName = keyof typeof loaders;

const loaded: Partial<Record<HomeName, ComponentType>> = {};

/** The home screen for clients or professionals; undefined until it is loaded. */
export function loadedHome(home: HomeName): ComponentType | undefined {
  return loaded[home];
}

export async function loadHome(home: HomeName): Promise<void> {
  loaded[home] ??= await reloadOnChunkError(loaders[home]());
}

async function loadToday(): Promise<ComponentType> {
  const texts = loadTexts(['completed-workouts']);
  const { TodayScreen, prefetchTraining } = await import('#areas/completed-workouts/web/public.tsx');
  prefetchTraining();
  await texts;
  return TodayScreen;
}

async function loadCoachHome(): Promise<ComponentType> {
  return (await import('./CoachHome.tsx')).CoachHome;
}
