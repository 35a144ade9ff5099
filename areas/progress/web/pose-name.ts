import { useTexts } from '#shell/web/texts/texts.ts';
import type { Pose } from '../contract.ts';

/** What the user reads for a pose: own poses have a name. */
export function usePoseName(): (photo: { pose: Pose; name: string }) => string {
  const t = useTexts('progress');
  return ({ pose, name }) => name || t(`poses.${pose}`);
}
