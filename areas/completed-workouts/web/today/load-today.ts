import type { ComponentType } from 'react';
import type { TodayScreenProps } from './TodayScreen.tsx';
import { loadTexts } from '#shell/web/texts/texts.ts';

/** The home screen of a client. Its texts and its data load in parallel with its code. */
export async function loadToday(): Promise<ComponentType<TodayScreenProps>> {
  const texts = loadTexts(['completed-workouts', 'notices']);
  const [{ TodayScreen }, { prefetchTraining }] = await Promise.all([
    import('./TodayScreen.tsx'),
    import('../queries.ts'),
  ]);
  prefetchTraining();
  await texts;
  return TodayScreen;
}
