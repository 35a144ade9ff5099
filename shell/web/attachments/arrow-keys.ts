import type { KeyboardEvent } from 'react';

interface ShownAttachment {
  ids: readonly string[];
  shownId: string | undefined;
  onShow: (id: string) => void;
}

/**
 * Handles the left and right arrow keys, which show the previous or next attachment. Inside a video the keys seek
 * instead.
 */
export function onArrowKey(
  { key, target }: KeyboardEvent<HTMLElement>,
  { ids, shownId, onShow }: ShownAttachment,
): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined || (target as HTMLElement).tagName === 'VIDEO') return;
  const next = ids[ids.indexOf(shownId ?? '') + step];
  if (next !== undefined) onShow(next);
}
