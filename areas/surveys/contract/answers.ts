import { z } from 'zod';
import { instant, plainDate, text, uuid } from '#shell/common/fields.ts';
import { limits } from './questions.ts';

export const answerLimits = {
  text: 5000,
  /** Largest absolute value of a number. */
  number: 1_000_000,
} as const;

const number = z.number().min(-answerLimits.number).max(answerLimits.number);
const chosen = { optionIds: z.array(uuid).max(limits.options), other: text(limits.option).default('') };
const files = { fileIds: z.array(uuid).max(limits.files) };

/** What was answered. Files are named by their ids: they are sent on their own and may arrive later. */
export const AnswerValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('boolean'), value: z.boolean() }),
  z.object({ kind: z.literal('text'), value: text(answerLimits.text) }),
  z.object({ kind: z.literal('multiple'), ...chosen }),
  z.object({ kind: z.literal('checkboxes'), ...chosen }),
  z.object({ kind: z.literal('number'), value: number }),
  z.object({ kind: z.literal('metric'), value: number }),
  z.object({ kind: z.literal('date'), value: plainDate }),
  z.object({ kind: z.literal('files'), ...files }),
  z.object({ kind: z.literal('progress'), ...files }),
]);
export type AnswerValue = z.output<typeof AnswerValue>;

/** The answer to one question as a device gave it; null: taken back. Of two entries the later one is valid. */
export const AnswerEntry = z.object({ questionId: uuid, value: AnswerValue.nullable(), at: instant });
export type AnswerEntry = z.output<typeof AnswerEntry>;
