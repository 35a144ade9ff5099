import type { KeyboardEvent } from 'react';

interface ShownAttachment {
  ids: readonly string[];
  shownId: string | undefined;
  onShow: (id: string) => void;
}

/** Left and right arrow show the attachment before or after; inside a video they seek. */
export function onArrowKey(
  { key, target }: KeyboardEvent<HTMLElement>,
  { ids, shownId, onShow }: ShownAttachment,
): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined || (target as HTMLElement).tagName === 'VIDEO') return;
  const next = ids[ids.indexOf(shownId ?? '') + step];
  if (next !== undefined) onShow(next);
}
