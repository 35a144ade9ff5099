import type { ReferenceIntake, ReferenceKind, ReferenceNutrient, ReferenceState } from '../contract/references.ts';
import { nutrientOf } from '../contract/nutrients.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { kilojoulesOf } from './energy.ts';

/** What reference intakes depend on. Null is unknown. */
export interface Person {
  sex: 'male' | 'female' | null;
  ageYears: number | null;
  weightKg: number | null;
  isPregnant: boolean;
  isLactating: boolean;
  /** Null: assumed by age. */
  isPostmenopausal: boolean | null;
}

/** The intake of one day, in the unit of the nutrient catalogue; `epa_dha` in g. */
export interface DayReference {
  nutrient: ReferenceNutrient;
  authority: ReferenceIntake['authority'];
  /** The value to reach, or the range to stay in. */
  target: { kind: ReferenceKind; lower: number | null; upper: number | null } | null;
  average: number | null;
  /** The upper level where it applies to all sources. One of supplements only is never compared with food. */
  upperLevel: number | null;
  /** True when the person is pregnant or lactating and the authority's value is that of other adults. */
  isOfOtherAdults: boolean;
}

export interface References {
  byNutrient: Partial<Record<ReferenceNutrient, DayReference>>;
  /** What was missing to compute further ones. */
  missing: ('sex' | 'age' | 'weight' | 'energy')[];
  /** Nutrients of which all intakes are for older people than the person. */
  ofOlder: ReadonlySet<ReferenceNutrient>;
  /** Where the menopausal state comes from; null when it does not matter. */
  menopause: { isPostmenopausal: boolean; origin: 'stated' | 'age' } | null;
}

/** Age from which a woman counts as postmenopausal unless something else is known. */
const menopauseYears = 50;

/** Targets in the order in which one is chosen. */
const targetKinds: readonly ReferenceKind[] = ['PRI', 'AI', 'SDT', 'RI'];

/** kcal per gram, for intakes in percent of the energy. Fatty acids have that of lipids. */
const kcalPerGram: Partial<Record<ReferenceNutrient, number>> = { protein_tot: 4, carbs_tot: 4, sugars: 4 };
const kcalPerGramOfFat = 9;

interface Wanted {
  person: Person;
  /** Energy of the day in kcal, for intakes that scale with it. */
  energyKcal: number | null;
  intakes: readonly ReferenceIntake[];
}

/**
 * The reference intakes of a person for one day. Source of the rules: LARN 2024 and the EFSA summary of 2017; adults only as far as
 * the given intakes go.
 */
export function referencesFor({ person, energyKcal, intakes }: Wanted): References {
  const menopause = menopauseOf(person);
  const states = statesOf(person, menopause);
  const fitting = intakes.filter((intake) => fits(intake, person, states));
  const byNutrient: References['byNutrient'] = {};
  for (const nutrient of new Set(fitting.map((intake) => intake.nutrient))) {
    const ofNutrient = fitting.filter((intake) => intake.nutrient === nutrient);
    byNutrient[nutrient] = dayReference(ofNutrient, { person, energyKcal, states });
  }
  return {
    byNutrient,
    missing: missingOf({ person, energyKcal, intakes }),
    ofOlder: nutrientsOfOlder(intakes, person),
    menopause,
  };
}

function nutrientsOfOlder(intakes: readonly ReferenceIntake[], { ageYears }: Person): ReadonlySet<ReferenceNutrient> {
  if (ageYears === null) return new Set();
  const reached = new Set(intakes.filter(({ ageFrom }) => ageFrom <= ageYears).map(({ nutrient }) => nutrient));
  return new Set(intakes.map(({ nutrient }) => nutrient).filter((nutrient) => !reached.has(nutrient)));
}

interface Context {
  person: Person;
  energyKcal: number | null;
  states: readonly ReferenceState[];
}

function dayReference(all: readonly ReferenceIntake[], context: Context): DayReference {
  const [first] = all;
  if (!first) throw new Error('dayReference: no intakes');
  const ofMotherhood = all.filter(({ state }) => state === 'pregnant' || state === 'lactating');
  // A target of pregnancy may be of another kind than that of other adults, as EFSA's AI of folate beside the PRI.
  const intakes = ofMotherhood.length > 0 ? [...ofMotherhood, ...all.filter(({ kind }) => kind === 'UL')] : all;
  const ofKind = (kind: ReferenceKind) => perDay(mostSpecific(intakes.filter((one) => one.kind === kind)), context);
  const target = targetOf(intakes, context);
  // A goal to stay below, such as that for sodium, limits the adequate intake of the same nutrient.
  const limit = ofKind('SDT').upper;
  const levels = intakes.filter(({ appliesTo }) => appliesTo === 'total');
  const isSpecial = context.person.isPregnant || context.person.isLactating;
  return {
    nutrient: first.nutrient,
    authority: first.authority,
    target: target && { ...target, upper: target.upper ?? limit },
    average: ofKind('AR').lower,
    upperLevel: perDay(mostSpecific(levels.filter(({ kind }) => kind === 'UL')), context).upper,
    isOfOtherAdults: isSpecial && ofMotherhood.length === 0,
  };
}

/**
 * The target of the first kind that there is. Who is pregnant and lactating has that of the state with more to reach, whatever its kind:
 * 600 µg of folate, the AI of pregnancy, instead of 500 µg, the PRI of lactation.
 */
function targetOf(intakes: readonly ReferenceIntake[], context: Context): DayReference['target'] {
  const targets = targetKinds
    .map((kind) => intakes.filter((intake) => intake.kind === kind))
    .map((ofKind, index) => ({ kind: targetKinds[index] ?? 'PRI', ...perDay(mostSpecific(ofKind), context) }))
    .filter(({ lower, upper }) => lower !== null || upper !== null);
  const isOfBothStates = (['pregnant', 'lactating'] as const).every((state) =>
    intakes.some((one) => one.state === state),
  );
  const [target = null] = isOfBothStates
    ? targets.toSorted((one, other) => (other.lower ?? 0) - (one.lower ?? 0))
    : targets;
  return target;
}

/** Intakes of a state of the person replace those of all states, pregnancy and lactation before menopause. */
function mostSpecific(intakes: readonly ReferenceIntake[]): readonly ReferenceIntake[] {
  const rank = ({ state }: ReferenceIntake) => (state === null ? 0 : state.endsWith('menopausal') ? 1 : 2);
  const best = Math.max(0, ...intakes.map(rank));
  return intakes.filter((intake) => rank(intake) === best);
}

/** Both of two values to reach must be reached, as 12.6 g in 1000 kcal and at least 25 g of fibre. */
function perDay(intakes: readonly ReferenceIntake[], context: Context): { lower: number | null; upper: number | null } {
  const lowers = intakes.flatMap((intake) => amountPerDay(intake, intake.lower, context) ?? []);
  const uppers = intakes.flatMap((intake) => amountPerDay(intake, intake.upper, context) ?? []);
  return {
    lower: lowers.length > 0 ? Math.max(...lowers) : null,
    upper: uppers.length > 0 ? Math.min(...uppers) : null,
  };
}

/** Removes errors of binary fractions. */
const decimals = 6;

const gramsPerUnit = { g: 1, mg: 1e-3, µg: 1e-6 } as const;

/** A value of an intake for one day in the unit of the catalogue; null when the weight or the energy is unknown. */
function amountPerDay(intake: ReferenceIntake, value: number | null, { person, energyKcal }: Context): number | null {
  const { unit, per, nutrient } = intake;
  const factor = { day: 1, kg: person.weightKg, '1000 kcal': thousands(energyKcal), MJ: megajoules(energyKcal) };
  if (value === null) return null;
  if (per === 'energy' || unit === '%')
    return energyKcal === null ? null : (energyKcal * value) / 100 / (kcalPerGram[nutrient] ?? kcalPerGramOfFat);
  const times = factor[per];
  return times === null
    ? null
    : roundedTo(decimals, (value * times * gramsPerUnit[unit]) / gramsPerUnit[catalogueUnit(nutrient)]);
}

export function catalogueUnit(nutrient: ReferenceNutrient): 'g' | 'mg' | 'µg' {
  if (nutrient === 'protein_tot' || nutrient === 'carbs_tot' || nutrient === 'lipids_tot' || nutrient === 'epa_dha')
    return 'g';
  return nutrientOf(nutrient).unit;
}

function thousands(energyKcal: number | null): number | null {
  return energyKcal === null ? null : energyKcal / 1000;
}

function megajoules(energyKcal: number | null): number | null {
  return energyKcal === null ? null : kilojoulesOf(energyKcal) / 1000;
}

function fits(intake: ReferenceIntake, { sex, ageYears }: Person, states: readonly ReferenceState[]): boolean {
  if (intake.sex !== null && intake.sex !== sex) return false;
  if (ageYears === null || ageYears < intake.ageFrom || ageYears > (intake.ageTo ?? Number.POSITIVE_INFINITY))
    return false;
  return intake.state === null || states.includes(intake.state);
}

function menopauseOf({ sex, ageYears, isPostmenopausal }: Person): References['menopause'] {
  if (sex !== 'female') return null;
  if (isPostmenopausal !== null) return { isPostmenopausal, origin: 'stated' };
  return ageYears === null ? null : { isPostmenopausal: ageYears >= menopauseYears, origin: 'age' };
}

function statesOf({ sex, isPregnant, isLactating }: Person, menopause: References['menopause']): ReferenceState[] {
  if (sex !== 'female') return [];
  return [
    ...(isPregnant ? (['pregnant'] as const) : []),
    ...(isLactating ? (['lactating'] as const) : []),
    ...(menopause ? [menopause.isPostmenopausal ? ('postmenopausal' as const) : ('premenopausal' as const)] : []),
  ];
}

function missingOf({ person, energyKcal, intakes }: Wanted): References['missing'] {
  const uses = (per: ReferenceIntake['per'][]) => intakes.some((intake) => per.includes(intake.per));
  return [
    ...(person.sex === null ? (['sex'] as const) : []),
    ...(person.ageYears === null ? (['age'] as const) : []),
    ...(person.weightKg === null && uses(['kg']) ? (['weight'] as const) : []),
    ...(energyKcal === null && uses(['1000 kcal', 'MJ', 'energy']) ? (['energy'] as const) : []),
  ];
}
