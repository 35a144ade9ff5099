import { z } from 'zod';
import { Day, ExerciseRow, exerciseTypes, Week } from '../../../contract/document.ts';

const CopiedValue = z.object({
  text: z.string().max(2000),
  exercise: z.object({ id: z.uuid(), name: z.string() }).optional(),
  type: z.enum(exerciseTypes).optional(),
});

const CopiedContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cells'), lines: z.array(z.array(CopiedValue)) }),
  z.object({ kind: z.literal('rows'), rows: z.array(ExerciseRow).min(1) }),
  z.object({ kind: z.literal('day'), day: Day }),
  z.object({ kind: z.literal('week'), week: Week }),
]);
export type CopiedContent = z.output<typeof CopiedContent>;

/** What was copied, as cells a spreadsheet takes and whole for ourselves. */
const Clip = z.object({
  /** Whose exercises these are. */
  membershipId: z.string(),
  text: z.string(),
  copied: CopiedContent,
});
export type Clip = z.output<typeof Clip>;

/** A clipboard can be filled by anybody: what is not whole, or is from another account, is not ours. */
export function parseClip(json: string | null, membershipId: string): Clip | null {
  try {
    const clip = Clip.parse(JSON.parse(json ?? ''));
    return clip.membershipId === membershipId ? clip : null;
  } catch {
    return null;
  }
}
