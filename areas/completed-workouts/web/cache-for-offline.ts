import { whenIdle } from '#shell/web/idle.ts';
import { cacheImages, precacheOfflineScreens } from '#shell/web/offline.ts';
import type { Training } from '../contract/training.ts';

/** What a workout shows without a network: the screens and the small pictures. When the browser has nothing else to do. */
export function cacheForOffline({ exercises }: Training): void {
  const shown = exercises.map(({ thumbnailUrl }) => thumbnailUrl);
  const instead = exercises.flatMap(({ alternatives }) => alternatives.map(({ thumbnailUrl }) => thumbnailUrl));
  const pictures = new Set([...shown, ...instead].filter((address) => address !== null));
  whenIdle(() => {
    void precacheOfflineScreens();
    void cacheImages([...pictures]);
  });
}
