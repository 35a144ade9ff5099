import { keepPictures, keepPieces } from '#shell/web/offline.ts';
import type { Training } from '../contract/training.ts';

/** What a workout shows without a network: the screens and the small pictures. When the browser has nothing else to do. */
export function keepForLater({ exercises }: Training): void {
  const shown = exercises.map(({ thumbnailUrl }) => thumbnailUrl);
  const instead = exercises.flatMap(({ alternatives }) => alternatives.map(({ thumbnailUrl }) => thumbnailUrl));
  const pictures = new Set([...shown, ...instead].filter((address) => address !== null));
  whenIdle(() => {
    void keepPieces();
    void keepPictures([...pictures]);
  });
}

/** Safari knows no idle time. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 1000);
}
