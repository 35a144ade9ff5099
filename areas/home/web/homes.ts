import type { ComponentType } from 'react';
import { reloadOnChunkError } from '#shell/web/router/chunk-reload.ts';
import { loadTexts } from '#shell/web/texts/texts.ts';

const pieces = { client: loadToday, professional: loadCoachHome };
export type Home = keyof typeof pieces;

const loaded: Partial<Record<Home, ComponentType>> = {};

/** The screen, once its code is there. */
export function loadedHome(home: Home): ComponentType | undefined {
  return loaded[home];
}

export async function loadHome(home: Home): Promise<void> {
  loaded[home] ??= await reloadOnChunkError(pieces[home]());
}

async function loadToday(): Promise<ComponentType> {
  const texts = loadTexts(['completed-workouts']);
  const { TodayScreen, prefetchTraining: readTrainingAhead } = await import('#areas/completed-workouts/web/public.tsx');
  readTrainingAhead();
  await texts;
  return TodayScreen;
}

async function loadCoachHome(): Promise<ComponentType> {
  return (await import('./CoachHome.tsx')).CoachHome;
}
