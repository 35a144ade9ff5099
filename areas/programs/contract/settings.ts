import { z } from 'zod';
import { settingChoices } from '#shell/common/settings.ts';
import { defaultRestSeconds, limits } from './document.ts';

/** Columns of the editor that can be hidden. Exercise, sets and amount are always shown. */
export const optionalColumns = ['type', 'weight', 'rest', 'rir', 'rpe', 'tut', 'info'] as const;

/** Columns hidden by default. The rows view shows all columns until the account or the device has chosen some. */
export const hiddenByDefault = ['type', 'rpe', 'tut', 'info'] as const;

export const efforts = ['rir', 'rpe'] as const;

/** Bounds of the numeric settings; the form fields use them too. */
export const settingLimits = {
  defaultRestSeconds: { min: 0, max: limits.restSeconds },
  expiringDays: { min: 1, max: 60 },
  terminatedAfterDays: { min: 0, max: 60 },
  idleDays: { min: 1, max: 90 },
  loadStepKg: { min: 0.25, max: 20 },
  barKg: { min: 0, max: 50 },
} as const;

/** Settings of programs. The account chooses them and may choose other values for single clients. */
export const ProgramSettings = z.object({
  /** Rest of a new exercise row. */
  defaultRestSeconds: integer(settingLimits.defaultRestSeconds).default(defaultRestSeconds),
  /** Initially hidden columns of the editor; a choice stored on the device takes precedence. */
  hiddenColumns: z
    .array(z.enum(optionalColumns))
    .max(optionalColumns.length)
    .default([...hiddenByDefault]),
  /** Effort scale that the client rates each set with. */
  effort: z.enum(efforts).default('rir'),
  clientMayMove: z.boolean().default(true),
  clientMaySkip: z.boolean().default(true),
  clientMaySwap: z.boolean().default(true),
  /** Whether the client may add exercises to a workout. What was begun before it was forbidden is kept. */
  clientMayAdd: z.boolean().default(true),
  /** Whether the client sees the loads that progressions propose, with their reasons. */
  showsProposals: z.boolean().default(true),
  /** Whether the client sees the weeks after the current one, on the screen of the program and in its PDF. */
  showsComingWeeks: z.boolean().default(true),
  /** A program is expiring when at most this many days and half of its days are left, counting today and its last day. */
  expiringDays: integer(settingLimits.expiringDays).default(7),
  /** Days after its last day for which a program stays expiring before it is terminated. */
  terminatedAfterDays: integer(settingLimits.terminatedAfterDays).default(0),
  /** Days without a workout after which a client is listed as idle. */
  idleDays: integer(settingLimits.idleDays).default(7),
  /** Step of the plus and minus buttons and of proposed loads. */
  loadStepKg: multipleOf(settingLimits.loadStepKg, 0.25).default(2.5),
  /** Weight of the bar in the plate calculator. */
  barKg: multipleOf(settingLimits.barKg, 0.5).default(20),
});
export type ProgramSettings = z.output<typeof ProgramSettings>;
export type SettingName = keyof ProgramSettings;

export const SettingChoices = settingChoices(ProgramSettings);
export type SettingChoices = z.output<typeof SettingChoices>;

interface Bounds {
  min: number;
  max: number;
}

function integer({ min, max }: Bounds) {
  return z.number().int().min(min).max(max);
}

function multipleOf({ min, max }: Bounds, step: number) {
  return z.number().min(min).max(max).multipleOf(step);
}
