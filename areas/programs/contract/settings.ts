import { z } from 'zod';
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
export const ProgramSettings = z.object(withDefaults());
export type ProgramSettings = z.output<typeof ProgramSettings>;
export type SettingName = keyof ProgramSettings;

/** Chosen settings. In a request null resets a setting, and a missing key leaves it unchanged. */
export const SettingChoices = z.object(allNullable(settingFields())).partial();
export type SettingChoices = z.output<typeof SettingChoices>;

function withDefaults() {
  const fields = settingFields();
  return {
    defaultRestSeconds: fields.defaultRestSeconds.default(defaultRestSeconds),
    hiddenColumns: fields.hiddenColumns.default([...hiddenByDefault]),
    effort: fields.effort.default('rir'),
    clientMayMove: fields.clientMayMove.default(true),
    clientMaySkip: fields.clientMaySkip.default(true),
    clientMaySwap: fields.clientMaySwap.default(true),
    showsProposals: fields.showsProposals.default(true),
    expiringDays: fields.expiringDays.default(7),
    terminatedAfterDays: fields.terminatedAfterDays.default(0),
    idleDays: fields.idleDays.default(7),
    loadStepKg: fields.loadStepKg.default(2.5),
    barKg: fields.barKg.default(20),
  };
}

function settingFields() {
  return {
    /** Rest of a new exercise row. */
    defaultRestSeconds: integer(settingLimits.defaultRestSeconds),
    /** Initially hidden columns of the editor; a choice stored on the device takes precedence. */
    hiddenColumns: z.array(z.enum(optionalColumns)).max(optionalColumns.length),
    /** Effort scale that the client rates each set with. */
    effort: z.enum(efforts),
    clientMayMove: z.boolean(),
    clientMaySkip: z.boolean(),
    clientMaySwap: z.boolean(),
    /** Whether the client sees the loads that progressions propose, with their reasons. */
    showsProposals: z.boolean(),
    /** A program is expiring when at most this many days are left, counting today and its last day. */
    expiringDays: integer(settingLimits.expiringDays),
    /** Days after its last day for which a program stays expiring before it is terminated. */
    terminatedAfterDays: integer(settingLimits.terminatedAfterDays),
    /** Days without a workout after which a client is listed as idle. */
    idleDays: integer(settingLimits.idleDays),
    /** Step of the plus and minus buttons and of proposed loads. */
    loadStepKg: multipleOf(settingLimits.loadStepKg, 0.25),
    /** Weight of the bar in the plate calculator. */
    barKg: multipleOf(settingLimits.barKg, 0.5),
  };
}

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

function allNullable<Fields extends Record<string, z.ZodType>>(fields: Fields) {
  const entries = Object.entries(fields).map(([name, field]) => [name, field.nullable()]);
  return Object.fromEntries(entries) as { [Name in keyof Fields]: z.ZodNullable<Fields[Name]> };
}
