import { type ComponentType, lazy, Suspense } from 'react';
import { pause } from './api/connectivity.ts';

const firstPauseMs = 2000;
const maxPauseMs = 60_000;

/**
 * A component that nothing waits for, such as one that works in the background, which renders nothing until its chunk is loaded. A chunk that cannot be loaded, as without
 * a connection, is tried again when the server responds again and after pauses; it has a boundary of its own, so that nothing else
 * waits for it.
 *
 *     const LazyPhotoSync = lazyBackground(async () => (await import('./device/PhotoSync.tsx')).PhotoSync);
 */
export function lazyBackground<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await loadPatiently(load) }));
  return (props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

async function loadPatiently<Props>(load: () => Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    const component = await load().catch(() => null);
    if (component) return component;
    await pause(pauseMs);
  }
}
