import type { ComponentType } from 'react';
import { loadToday } from '#areas/completed-workouts/web/public.tsx';
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

async function loadCoachHome(): Promise<ComponentType> {
  const [{ CoachHome }] = await Promise.all([import('./CoachHome.tsx'), loadTexts(['completed-workouts'])]);
  return CoachHome;
}
