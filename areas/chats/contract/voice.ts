import { z } from 'zod';

/** Length of a voice note, and the number of bars of its waveform. */
export const voiceLimits = { durationMs: 10 * 60_000, peaks: 64 } as const;

/** Name of the stored file, which the search reads: a voice note is found by these words, in either language. */
export const voiceFilename = 'vocale audio voice';

/** A voice note is a recording with what a browser cannot know before it has loaded it. Measured by the device that records. */
export const Voice = z.object({
  durationMs: z.number().int().min(1).max(voiceLimits.durationMs),
  /** The loudness in equal parts of the recording, 0 to 100. */
  peaks: z.array(z.number().int().min(0).max(100)).length(voiceLimits.peaks),
});
export type Voice = z.output<typeof Voice>;
