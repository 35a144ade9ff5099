export const skinfolds = [
  'triceps_fold',
  'biceps_fold',
  'subscapular_fold',
  'suprailiac_fold',
  'abdominal_fold',
  'thigh_fold',
  'calf_fold',
  'axillary_fold',
  'breastplate',
] as const;

/** Skinfold thickness in mm. `breastplate` is the chest fold, `axillary_fold` the mid-axillary one. */
export type Skinfold = (typeof skinfolds)[number];

const measures = [...skinfolds, 'weight', 'height', 'fat_free_mass_perc'] as const;

/** Folds in mm, `weight` in kg, `height` in cm, `fat_free_mass_perc` from 0 to 100. */
export type Measure = (typeof measures)[number];

export type BodyField = Measure | 'age' | 'gender';

export const genders = ['male', 'female'] as const;

export type Gender = (typeof genders)[number];

/** Whatever a form, a file or another program says of a person: nothing in it is trusted. */
export type BodyInput = { readonly [Field in BodyField]?: unknown };

/** What was readable; the rest is undefined. `age` in completed years. */
export type ParsedBody = { readonly [Field in BodyField]: (Field extends 'gender' ? Gender : number) | undefined };

/** A body of which everything the equation at hand asks for is known. */
export type Body = { readonly [Field in BodyField]: Field extends 'gender' ? Gender : number };

/** Values no body can have (0, below 0, text, not finite) are as good as none. */
export function parseBody(input: BodyInput | null | undefined): ParsedBody {
  const said: BodyInput = typeof input === 'object' && input !== null ? input : {};
  const read = Object.fromEntries(measures.map((name) => [name, parsePositive(said[name])])) as Record<Measure, number>;
  const share = read.fat_free_mass_perc;
  return {
    ...read,
    fat_free_mass_perc: share <= 100 ? share : undefined,
    age: ageOf(said.age),
    gender: parseGender(said.gender),
  };
}

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A finite number above 0, or a string that reads as one with a decimal point. */
export function parsePositive(value: unknown): number | undefined {
  const number = typeof value === 'string' && decimal.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined;
}

export function parseGender(value: unknown): Gender | undefined {
  return genders.find((gender) => gender === value);
}

/** A finite number from 0 up: a newborn is 0 years old. */
function ageOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}
