import { z } from 'zod';
import { defaultRestSeconds, limits } from './document.ts';

/** The columns of the editor that can be put away; an exercise always says how many sets of what. */
export const optionalColumns = ['type', 'weight', 'rest', 'rir', 'rpe', 'tut', 'info'] as const;

/** While nobody chose; the view with one week in rows then shows all of them. */
export const hiddenByDefault = ['type', 'rpe', 'tut', 'info'] as const;

export const efforts = ['rir', 'rpe'] as const;

/** The most and the least a setting may be, for the fields that ask for them. */
export const settingLimits = {
  defaultRestSeconds: { min: 0, max: limits.restSeconds },
  expiringDays: { min: 1, max: 60 },
  terminatedAfterDays: { min: 0, max: 60 },
  idleDays: { min: 1, max: 90 },
  loadStepKg: { min: 0.25, max: 20 },
  barKg: { min: 0, max: 50 },
} as const;

/** How an account works with programs. Each value may be different for one client (Settings in the area's README). */
export const ProgramSettings = z.object(withDefaults());
export type ProgramSettings = z.output<typeof ProgramSettings>;
export type SettingName = keyof ProgramSettings;

/** What of it is chosen; null takes the choice back, and what is left out stays as it is. */
export const SettingChoices = z.object(orNull(settingFields())).partial();
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
    /** Of a new exercise row, in seconds. */
    defaultRestSeconds: whole(settingLimits.defaultRestSeconds),
    /** Put away when a program is opened for the first time on a device. */
    hiddenColumns: z.array(z.enum(optionalColumns)).max(optionalColumns.length),
    /** What the client is asked after a set. */
    effort: z.enum(efforts),
    clientMayMove: z.boolean(),
    clientMaySkip: z.boolean(),
    clientMaySwap: z.boolean(),
    /** Whether the client sees what the progression of a row proposes, and why. */
    showsProposals: z.boolean(),
    /** So many days before its end a program is expiring, today and the last day counted. */
    expiringDays: whole(settingLimits.expiringDays),
    /** So many days after its end it is terminated; until then it is expiring. */
    terminatedAfterDays: whole(settingLimits.terminatedAfterDays),
    /** So many days without a workout, and a client stands among those who have not trained. */
    idleDays: whole(settingLimits.idleDays),
    /** Of the plus and minus buttons and of a proposed load, in kg. */
    loadStepKg: inSteps(settingLimits.loadStepKg, 0.25),
    /** Of the plate calculator, in kg. */
    barKg: inSteps(settingLimits.barKg, 0.5),
  };
}

interface Limits {
  min: number;
  max: number;
}

function whole({ min, max }: Limits) {
  return z.number().int().min(min).max(max);
}

function inSteps({ min, max }: Limits, step: number) {
  return z.number().min(min).max(max).multipleOf(step);
}

function orNull<Fields extends Record<string, z.ZodType>>(fields: Fields) {
  const entries = Object.entries(fields).map(([name, field]) => [name, field.nullable()]);
  return Object.fromEntries(entries) as { [Name in keyof Fields]: z.ZodNullable<Fields[Name]> };
}
