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

/** Unvalidated data of a person, from a form, a file or another program. */
export type BodyInput = { readonly [Field in BodyField]?: unknown };

/** Validated data; invalid values are undefined. `age` is in completed years. */
export type ParsedBody = { readonly [Field in BodyField]: (Field extends 'gender' ? Gender : number) | undefined };

/** A body with every value that the current equation uses. */
export type Body = { readonly [Field in BodyField]: Field extends 'gender' ? Gender : number };

/**
 * Validates the data. Numbers of 0 or below, texts that are no number and non-finite numbers become undefined; so does
 * a `fat_free_mass_perc` above 100.
 */
export function parseBody(input: BodyInput | null | undefined): ParsedBody {
  const fieldsOf: BodyInput = typeof input === 'object' && input !== null ? input : {};
  const parsed = Object.fromEntries(measures.map((name) => [name, parsePositive(fieldsOf[name])])) as Record<
    Measure,
    number
  >;
  const fatFreeMassPerc = parsed.fat_free_mass_perc;
  return {
    ...parsed,
    fat_free_mass_perc: fatFreeMassPerc <= 100 ? fatFreeMassPerc : undefined,
    age: ageOf(fieldsOf.age),
    gender: parseGender(fieldsOf.gender),
  };
}

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Parses a finite number above 0, or a text that contains one with a decimal point; undefined for other values. */
export function parsePositive(value: unknown): number | undefined {
  const number = typeof value === 'string' && decimal.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined;
}

export function parseGender(value: unknown): Gender | undefined {
  return genders.find((gender) => gender === value);
}

/** Parses an age in years: a finite number of 0 or more, since a newborn is 0 years old. */
function ageOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}
