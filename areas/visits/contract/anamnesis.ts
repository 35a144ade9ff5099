import { z } from 'zod';
import { text } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { SentAnswer } from '#areas/surveys/contract/check-ins.ts';

export const anamnesisLimits = { sections: 20, fields: 110, name: 120 } as const;

/** A code of `rules/anamnesis-fields.ts`, or the id of an own section or field. */
const partId = z.string().min(1).max(40);

/** Empty for a field that is built in and has its usual name. */
const name = text(anamnesisLimits.name).default('');

export const AnamnesisField = z.object({
  id: partId,
  name,
  /** A hidden field is not asked any more; answers that it has stay readable. */
  isHidden: z.boolean().default(false),
  /** Question of the first survey whose answer is proposed for the field; null: found by its text. */
  questionId: z.uuid().nullable().default(null),
});
export type AnamnesisField = z.output<typeof AnamnesisField>;

export const AnamnesisSection = z.object({
  id: partId,
  name,
  fields: z.array(AnamnesisField).max(anamnesisLimits.fields).default([]),
});
export type AnamnesisSection = z.output<typeof AnamnesisSection>;

/** What an account asks in its visits, in order. */
export const AnamnesisTemplate = z.object({
  sections: z.array(AnamnesisSection).max(anamnesisLimits.sections),
});
export type AnamnesisTemplate = z.output<typeof AnamnesisTemplate>;

/** An answer of the first survey that no field has yet; it is stored when the professional copies it. */
export const AnamnesisProposal = z.object({
  fieldId: z.string(),
  answer: SentAnswer.pick({ question: true, value: true, optionTexts: true, unit: true }),
  sentAt: z.string(),
});
export type AnamnesisProposal = z.output<typeof AnamnesisProposal>;

const response = z.object({
  template: AnamnesisTemplate,
  /** 0 while the account has changed nothing. */
  version: z.number().int(),
  /** Questions of first surveys, whose answers a field may take. */
  questions: z.array(z.object({ id: z.uuid(), text: z.string() })).max(200),
});

export const anamnesisRoutes = defineRoutes({
  anamnesisTemplate: { endpoint: 'GET /anamnesis-template', permission: 'view visits', response },
  /** Built-in fields that are left out come back at their usual place; they are hidden instead. */
  saveAnamnesisTemplate: {
    endpoint: 'PUT /anamnesis-template',
    permission: 'admin',
    body: AnamnesisTemplate.extend({ version: z.number().int().min(0) }),
    response,
  },
});
