import type { UnreadSymptomPart } from '#areas/assignments/web/public.tsx';
import { lazyWithTexts } from '#shell/web/texts/lazy-with-texts.ts';

/** What clients report of pain and symptoms, where a program or a meal plan is prescribed. A new area with such texts adds its own part. */
export const unreadSymptomParts: readonly UnreadSymptomPart[] = [
  {
    permission: 'view workouts',
    Part: lazyWithTexts(
      ['completed-workouts'],
      async () => (await import('#areas/completed-workouts/web/lazy-public.tsx')).UnreadPainBanner,
    ),
  },
  {
    permission: 'view chats',
    Part: lazyWithTexts(
      ['chats'],
      async () => (await import('#areas/chats/web/symptoms/UnreadSymptoms.tsx')).UnreadSymptomsInChat,
    ),
  },
  {
    permission: 'view health records',
    Part: lazyWithTexts(
      ['metrics'],
      async () => (await import('#areas/metrics/web/lazy-public.tsx')).UnreadSymptomNotes,
    ),
  },
  {
    permission: 'view meal plans',
    Part: lazyWithTexts(['meals'], async () => (await import('#areas/meals/web/public.tsx')).UnreadSymptoms),
  },
];
