import { z } from 'zod';
import { poses } from '../contract.ts';

/** A photo of a pose at one time. */
const PhotoOfTime = z.object({ progressId: z.uuid(), photoId: z.uuid(), takenOn: z.string() });
export type PhotoOfTime = z.output<typeof PhotoOfTime>;

/** The photos of a pose beside those that were sent as answers: `before` is the last one before their day. */
export const PoseOverTime = z.object({
  pose: z.enum(poses),
  name: z.string(),
  first: PhotoOfTime.nullable(),
  before: PhotoOfTime.nullable(),
  now: PhotoOfTime.nullable(),
});
export type PoseOverTime = z.output<typeof PoseOverTime>;
