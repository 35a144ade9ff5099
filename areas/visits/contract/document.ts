import { z } from 'zod';
import { activityLevels, energyFormulas } from '#areas/macros/contract.ts';
import { sides } from '#areas/metrics/contract/measurement.ts';
import { builtInTypes, type TypeCode } from '#areas/metrics/contract/types.ts';
import { type BodyFatFormulaName, bodyFatFormulas } from '#areas/body-composition/rules/body-fat.ts';
import { plainDate, text, uuid } from '#shell/common/fields.ts';
import { measurementTypes, visitLimits, visitStates } from '../contract.ts';

/** What a visit measures: everything but the results, which are computed, and what is counted or lifted elsewhere. */
export const visitMetrics = (Object.keys(builtInTypes) as TypeCode[]).filter((metric) =>
  ['body', 'circumferences', 'skinfolds', 'bia'].includes(builtInTypes[metric].group),
) as [TypeCode, ...TypeCode[]];

/** A measured value in the canonical unit of its metric. */
export const Measure = z.object({
  /** Metric and side, so that two tabs that add the same measure add one. */
  id: z.string().min(1).max(64),
  metric: z.enum(visitMetrics),
  side: z.enum(sides).nullable().default(null),
  /** The readings in the order in which they were taken; one for what is measured once. */
  takes: z.array(z.number().positive().max(1_000_000)).min(1).max(visitLimits.takes),
});
export type Measure = z.output<typeof Measure>;

/** An answer of the anamnesis. `id` is that of a field of the template: a code of `rules/anamnesis-fields.ts` or of an own field. */
const Answer = z.object({
  id: z.string().min(1).max(40),
  text: text(visitLimits.text),
});

/** `pregnant`: in an unknown trimester. */
export const maternalStates = ['none', 'pregnant', 'trimester_1', 'trimester_2', 'trimester_3', 'lactating'] as const;
export type MaternalState = (typeof maternalStates)[number];

const bodyFatNames = Object.keys(bodyFatFormulas) as [BodyFatFormulaName, ...BodyFatFormulaName[]];
const longText = text(visitLimits.text).default('');

export const VisitContent = z.object({
  takenOn: plainDate,
  measurement_type: z.enum(measurementTypes).default('FOLDS'),
  bodyFatFormula: z.enum(bodyFatNames).default('DURNIN_WOMERSLEY'),
  metabolicRateFormula: z.enum(energyFormulas).default('MIFFLIN_ST_JEOR'),
  /** Resting energy in kcal a day, for the formula MANUAL. */
  bmr: z.number().min(300).max(10_000).nullable().default(null),
  activity: z.enum(activityLevels).nullable().default(null),
  /** Pregnancy or breastfeeding on the day of the visit; null while nothing was said about it. */
  maternalState: z.enum(maternalStates).nullable().default(null),
  measures: z.array(Measure).max(visitLimits.measures).default([]),
  /** Model of the skinfold calliper; readings of two models are not interchangeable. */
  caliper: text(120).default(''),
  biaDevice: text(120).default(''),
  answers: z.array(Answer).max(visitLimits.answers).default([]),
  reason: longText,
  advice: longText,
  plan: longText,
  /** Day of the next visit, as agreed with the client; it reserves nothing. */
  nextVisitOn: plainDate.nullable().default(null),
  /** In the PDF only when a professional chooses it, and never for the holder of a link. */
  privateNotes: longText,
});
export type VisitContent = z.output<typeof VisitContent>;

/** A visit with its content and what the database knows of it. */
export const VisitRecord = VisitContent.extend({
  id: uuid,
  version: z.number().int(),
  saveId: z.string().nullable(),
  clientId: z.uuid(),
  clientName: z.string(),
  state: z.enum(visitStates),
  completedAt: z.string().nullable(),
  /** Who completed it; null in a draft. */
  completedBy: z.object({ name: z.string().nullable(), isMe: z.boolean() }).nullable(),
  /** Why a completed visit was opened again; null when it never was. */
  reopenReason: z.string().nullable(),
  authorName: z.string().nullable(),
});
export type VisitRecord = z.output<typeof VisitRecord>;
