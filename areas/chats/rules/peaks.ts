import { voiceLimits } from '../contract/voice.ts';

/** The bars of a waveform from the levels (0 to 1) of a recording, the loudest at 100. Silence is a flat line. */
export function peaksOf(levels: readonly number[]): number[] {
  const loudest = Math.max(...levels, 0);
  // Background noise is not drawn as if it were speech.
  const scale = loudest < 0.005 ? 0 : 100 / loudest;
  const { peaks: count } = voiceLimits;
  return Array.from({ length: count }, (_, index) => {
    const first = Math.floor((index * levels.length) / count);
    const end = Math.max(first + 1, Math.floor(((index + 1) * levels.length) / count));
    return Math.round(Math.max(...levels.slice(first, end), 0) * scale);
  });
}
