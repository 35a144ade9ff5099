import type { ClientLowEnergy, ConfirmedLowEnergy, LowEnergy } from '#areas/assignments/contract/energy.ts';
import { adultAge } from '#areas/clients/rules/minors.ts';
import type { MacroTargets } from '../contract.ts';
import type { ComparedNeed, OtherNeed } from '../contract/energy-need.ts';

/** The share of the need below which an average day is far below it. */
const lowestShare = 0.65;

/** The same of a client who weighs too little, where 2 % is how far a plan made of foods may be from its target. */
const lowestShareOfUnderweight = 0.98;

/** From the gravest on. */
const kinds = ['resting', 'maternal', 'minor', 'below1000', 'need', 'below1200'] as const satisfies LowEnergy['kind'][];

/** Energy in kcal below which a day is little for a pregnant or breastfeeding client or a minor whose need is not known. */
const leastKcalOfState = 1800;

/** The lowest physical activity level of children and adolescents, by which their resting energy is multiplied (EFSA, 2013). */
const leastActivityOfMinors = 1.4;

interface EnergyOfDay {
  /** The energy of an average day in kcal; null when it is not known. */
  kcal: number | null;
  /** Whether the day has food that is not counted. */
  isAtLeast?: boolean;
  client: ComparedNeed;
  /** The need of the calculation that is typed or saved with the day, instead of the one known of the client. */
  calculated?: OtherNeed | null;
  /** The age in years that is typed in this calculation, null without one. Below 18 the client is a minor, also without a date of birth. */
  ageYears?: number | null;
}

/**
 * What a professional should weigh about an average day with little energy; null for any other, and without food. From the gravest on:
 * less than the resting energy, less than the need in pregnancy or while breastfeeding (at least 1,800 kcal where the addition is not
 * known) or of a minor, who grows, more than 35 % less than the need (any less of a client who is underweight), or less than 1,000 or 1,200
 * kcal and than the need. The need is that of the last visit and that of the calculation or estimate; where the day is little for both,
 * the gravest is returned.
 */
export function lowEnergy({
  kcal,
  isAtLeast = false,
  client: known,
  calculated = null,
  ageYears = null,
}: EnergyOfDay): LowEnergy | null {
  if (kcal === null || kcal <= 0) return null;
  const client = { ...known, isMinor: known.isMinor || isAgeOfMinor(ageYears) };
  const needs = comparedNeeds(client.need, calculated ?? client.otherNeed ?? null);
  const found = needs.flatMap((need) => {
    const kind = kindOf(kcal, client, need);
    return kind ? [{ kind, ...need }] : [];
  });
  const [gravest] = found.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
  if (!gravest) return null;
  const { kind, origin, restingKcal, kcalPerDay } = gravest;
  // A need that the day reaches is not what it is compared with.
  const needKcal = kcalPerDay !== null && kcal < kcalPerDay ? kcalPerDay : null;
  return {
    kind,
    kcal: Math.round(kcal),
    restingKcal,
    needKcal,
    ...(origin && { origin }),
    ...(needKcal !== null && isMaternal(client) && !hasAddition(gravest, client) && { lacksAddition: true }),
    ...(client.underweight && { isUnderweight: true }),
    ...(isAtLeast && { isAtLeast }),
  };
}

/** Whether an age in years, null when it is not known, is that of a minor. */
export function isAgeOfMinor(ageYears: number | null): boolean {
  return ageYears !== null && ageYears < adultAge;
}

interface Need {
  origin?: LowEnergy['origin'];
  kcalPerDay: number | null;
  restingKcal: number | null;
}

function comparedNeeds(need: ComparedNeed['need'], otherNeed: OtherNeed | null): Need[] {
  const ofVisit = need && {
    origin: 'visit' as const,
    kcalPerDay: need.kcalPerDay,
    restingKcal: need.restingKcal ?? null,
  };
  const known = [ofVisit, otherNeed].filter((one) => one !== null);
  return known.length > 0 ? known : [{ kcalPerDay: null, restingKcal: null }];
}

function kindOf(kcal: number, client: ComparedNeed, need: Need): LowEnergy['kind'] | null {
  const { kcalPerDay, restingKcal } = need;
  if (kcal < (restingKcal ?? 0)) return 'resting';
  if (isMaternal(client) && kcal < leastMaternalKcal(need, client)) return 'maternal';
  if (client.isMinor && kcal < leastKcalOfMinor(need)) return 'minor';
  if (kcalPerDay !== null && kcal >= kcalPerDay) return null;
  if (kcal < 1000) return 'below1000';
  const leastShare = client.underweight ? lowestShareOfUnderweight : lowestShare;
  if (kcal < (kcalPerDay ?? 0) * leastShare) return 'need';
  return kcal < 1200 ? 'below1200' : null;
}

function isMaternal(client: ComparedNeed): boolean {
  // Null: of the visit it is not known.
  const { maternalKcal = 0 } = client.need ?? {};
  return Boolean(client.maternalState) || maternalKcal !== 0;
}

/** Whether a need has the addition for pregnancy or breastfeeding; calculations and estimates are without one. */
function hasAddition({ origin }: Need, { need }: ComparedNeed): boolean {
  return origin === 'visit' && Boolean(need?.maternalKcal);
}

function leastMaternalKcal(need: Need, client: ComparedNeed): number {
  if (need.kcalPerDay !== null && hasAddition(need, client)) return need.kcalPerDay;
  return Math.max(need.kcalPerDay ?? 0, leastKcalOfState);
}

function leastKcalOfMinor({ kcalPerDay, restingKcal }: Need): number {
  if (kcalPerDay === null) return leastKcalOfState;
  const growing = Math.min(leastKcalOfState, (restingKcal ?? 0) * leastActivityOfMinors);
  return Math.max(kcalPerDay, growing);
}

/** The energy in kcal of the targets of each kind of day; null without one. */
export type EnergyByDay = Record<keyof MacroTargets, { calories: number | null } | null>;

/** The energy of the target with the least, in kcal; null without a target. */
export function lowestTarget(targets: EnergyByDay): number | null {
  const all = energiesOf(targets);
  return all.length === 0 ? null : Math.min(...all);
}

/** The known energies of targets in kcal: of every day, or of days with and without training. */
function energiesOf({ day, training, rest }: EnergyByDay): number[] {
  return [day, training, rest].flatMap((target) => target?.calories ?? []);
}

/** Whether the little energy of a client was confirmed: of the same kind, and not with more energy than is found. */
export function isLowEnergyConfirmed(
  { clientId, kind, kcal }: ClientLowEnergy,
  confirmed: readonly ConfirmedLowEnergy[],
): boolean {
  return confirmed.some((one) => one.clientId === clientId && one.kind === kind && one.kcal <= kcal);
}

/** The gravest first. */
export function byGravity(one: LowEnergy, other: LowEnergy): number {
  return kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.kcal - other.kcal;
}
