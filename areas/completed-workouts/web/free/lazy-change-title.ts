import { lazy } from 'react';

/** `ChangeTitle` in a chunk of its own, which only free workouts load. */
export const LazyChangeTitle = lazy(async () => ({ default: (await import('./ChangeTitle.tsx')).ChangeTitle }));
