import { useTexts } from '#shell/web/texts/texts.ts';
import { type DoneSets, setCountText } from './text.ts';

/** Returns the function that formats the number of sets, as `setCountText`, for screens of other areas. */
export function useSetCount(): (workout: DoneSets) => string {
  const t = useTexts('completed-workouts');
  return (workout) => setCountText(t, workout);
}
