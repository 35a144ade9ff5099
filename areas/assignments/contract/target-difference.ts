import { z } from 'zod';
import { trainingDayKinds } from './energy.ts';

/** What meal plans and targets are compared by: energy in kcal and nutrients in g. */
const comparedMacros = ['calories', 'protein_tot', 'carbs_tot', 'lipids_tot'] as const;

/** Nutrients whose amount a disease or a medicine depends on: protein with a kidney disease, carbs with diabetes or insulin. */
export const watchedNutrients = ['protein_tot', 'carbs_tot'] as const;
export type WatchedNutrient = (typeof watchedNutrients)[number];

/** An amount a day of the meal plan and that of the targets of a client, which differ. */
export const MacroDifference = z.object({
  macro: z.enum(comparedMacros),
  /** Of an average day of the meal plan. */
  planned: z.number(),
  /** Whether that day has food that is not counted, so that it may be more. */
  isAtLeast: z.boolean().optional(),
  /** Of targets for days with and without training; both the same for one target of every day. */
  lowestTarget: z.number(),
  highestTarget: z.number(),
  /** Of days with and without training: those that differ from the target of such days. */
  days: z
    .array(
      z.object({
        kind: z.enum(trainingDayKinds),
        planned: z.number(),
        target: z.number(),
        isAtLeast: z.boolean().optional(),
      }),
    )
    .optional(),
});
export type MacroDifference = z.output<typeof MacroDifference>;

export const TargetDifference = z.object({
  macros: z.array(MacroDifference).min(1),
  /** Of the nutrients that differ, those to watch for this client. Missing without any, and for who may not view visits. */
  watched: z.array(z.enum(watchedNutrients)).optional(),
});
export type TargetDifference = z.output<typeof TargetDifference>;
