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

/** Clipboard content: tab-separated text for spreadsheets and the structured content for pasting here. */
const Clip = z.object({
  /** Membership that the exercises belong to. */
  membershipId: z.string(),
  text: z.string(),
  copied: CopiedContent,
});
export type Clip = z.output<typeof Clip>;

/** Parses clipboard data, which any program can write; null when it is invalid or from another account. */
export function parseClip(json: string | null, membershipId: string): Clip | null {
  try {
    const clip = Clip.parse(JSON.parse(json ?? ''));
    return clip.membershipId === membershipId ? clip : null;
  } catch {
    return null;
  }
}
