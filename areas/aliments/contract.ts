import { z } from 'zod';
import { idSchema, text } from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { allergenStrengths, allergens, categories, cookingMethods, diets, forms } from './contract/taxonomy.ts';

export const limits = {
  /** Maximum quantity of one portion, in grams. */
  quantity: 10_000,
  /** Maximum amount of a nutrient in the `quantity` of an aliment, in the unit of the nutrient. */
  amount: 1_000_000,
  alternatives: 20,
  ingredients: 100,
  /** Characters of the note about conflicts with a dietary profile. */
  conflictNote: 1000,
  /** Conflicts of a component and its alternatives that a note explains. */
  conflictsAComponent: 400,
} as const;

/**
 * The macros: `calories` is the energy in kcal, the others are in grams. Carbs are the available ones, without fibre,
 * as on European food labels.
 */
export const macroNames = ['calories', 'protein_tot', 'carbs_tot', 'lipids_tot'] as const;
export type MacroName = (typeof macroNames)[number];

/** Codes of the nutrient catalogue, in its order. The catalogue has their units, decimals and names. */
export const micronutrientCodes = [
  'fiber',
  'sugars',
  'starch',
  'glucose',
  'fructose',
  'sucrose',
  'lactose',
  'maltose',
  'galactose',
  'polyols',
  'organic_acids',
  'calcium',
  'iron',
  'magnesium',
  'phosphorus',
  'potassium',
  'sodium',
  'zinc',
  'copper',
  'manganese',
  'selenium',
  'fluoride',
  'iodine',
  'chloride',
  'salt',
  'vitamin_a',
  'retinol',
  'beta_carotene',
  'alpha_carotene',
  'beta_cryptoxanthin',
  'lycopene',
  'lutein_zeaxanthin',
  'vitamin_d',
  'vitamin_d2',
  'vitamin_d3',
  'vitamin_e',
  'vitamin_e_added',
  'tocopherol_beta',
  'tocopherol_gamma',
  'tocopherol_delta',
  'tocotrienol_alpha',
  'tocotrienol_beta',
  'tocotrienol_gamma',
  'tocotrienol_delta',
  'vitamin_k',
  'vitamin_k1_dihydro',
  'vitamin_k2',
  'vitamin_c',
  'thiamin',
  'riboflavin',
  'niacin',
  'pantothenic_acid',
  'vitamin_b6',
  'folate',
  'folate_food',
  'folic_acid',
  'folate_dfe',
  'vitamin_b12',
  'vitamin_b12_added',
  'choline',
  'betaine',
  'fat_saturated',
  'fat_monounsaturated',
  'fat_polyunsaturated',
  'omega3',
  'omega6',
  'fat_trans',
  'fat_trans_mono',
  'fat_trans_poly',
  'cholesterol',
  'fa_4_0',
  'fa_6_0',
  'fa_8_0',
  'fa_10_0',
  'fa_12_0',
  'fa_13_0',
  'fa_14_0',
  'fa_15_0',
  'fa_16_0',
  'fa_17_0',
  'fa_18_0',
  'fa_20_0',
  'fa_22_0',
  'fa_24_0',
  'fa_14_1',
  'fa_15_1',
  'fa_16_1',
  'fa_17_1',
  'fa_18_1',
  'fa_20_1',
  'fa_22_1',
  'fa_24_1',
  'fa_18_2',
  'fa_cla',
  'fa_18_3',
  'fa_ala',
  'fa_gla',
  'fa_18_4',
  'fa_20_2',
  'fa_20_3',
  'fa_20_4',
  'fa_22_4',
  'fa_epa',
  'fa_dpa',
  'fa_dha',
  'phytosterols',
  'stigmasterol',
  'campesterol',
  'beta_sitosterol',
  'tryptophan',
  'threonine',
  'isoleucine',
  'leucine',
  'lysine',
  'methionine',
  'cystine',
  'phenylalanine',
  'tyrosine',
  'valine',
  'arginine',
  'histidine',
  'alanine',
  'aspartic_acid',
  'glutamic_acid',
  'glycine',
  'proline',
  'serine',
  'hydroxyproline',
  'water',
  'ash',
  'alcohol',
  'caffeine',
  'theobromine',
] as const;
export type MicronutrientCode = (typeof micronutrientCodes)[number];

/** An amount of a nutrient. Null means not measured, which differs from 0. */
const measuredAmount = z.number().min(0).max(limits.amount).nullable();

const macroFields = {
  calories: measuredAmount,
  protein_tot: measuredAmount,
  carbs_tot: measuredAmount,
  lipids_tot: measuredAmount,
};

/**
 * A food. Its values refer to `quantity` grams, which is 100 in the library. A micronutrient without an entry was not
 * measured.
 */
export const Aliment = z.object({
  id: z.uuid(),
  name: text(200),
  name_en: text(200),
  quantity: z.number().min(0.1).max(limits.quantity),
  ...macroFields,
  micronutrients: z.partialRecord(z.enum(micronutrientCodes), z.number().min(0).max(limits.amount)),
});
export type Aliment = z.output<typeof Aliment>;

/** A household measure, such as a tablespoon, and its grams. */
export const Portion = z.object({
  label: text(80),
  label_en: text(80),
  grams: z.number().min(0.1).max(limits.quantity),
  isDefault: z.boolean(),
});

/** Grams of cooked food from one gram of raw food. The nutrients stay the same. */
const CookingFactor = z.object({ method: z.enum(cookingMethods), factor: z.number().min(0.1).max(10) });

/** What is known of a food besides its values. */
const usedFields = {
  category: z.enum(categories).default('other'),
  form: z.enum(forms).default('as_sold'),
  brand: text(120).default(''),
  allergens: z.partialRecord(z.enum(allergens), z.enum(allergenStrengths)).default({}),
  /** Whether the allergens were declared, so that one without a strength is absent. */
  declaresAllergens: z.boolean().default(false),
  /** Whether the account has typed the food: one without declared allergens must be checked. */
  isOwn: z.boolean().optional(),
  /** Whether the food is a product with a label: an own or imported one, and none of a composition table. */
  hasLabel: z.boolean().optional(),
  suits: z.array(z.enum(diets)).max(diets.length).default([]),
  portions: z.array(Portion).max(20).default([]),
  cooking: z.array(CookingFactor).max(cookingMethods.length).default([]),
};

/**
 * The copy of a food that recipes and meal plans keep. A later change of the food changes no amounts of a meal plan, only what the
 * food declares. A document has each food once, in a list; its components name it by id.
 */
export const UsedAliment = Aliment.extend(usedFields);
export type UsedAliment = z.output<typeof UsedAliment>;

/** A household measure as it was typed: `count` times `grams`. */
export const TypedPortion = Portion.omit({ isDefault: true }).extend({ count: z.number().min(0).max(1000) });
export type TypedPortion = z.output<typeof TypedPortion>;

/** A custom name replaces the name of the aliment. */
const quantityFields = {
  uuid: z.uuid(),
  /** Grams of the food in its `form`: of a raw food the raw ones. */
  quantity: z.number().min(0).max(limits.quantity),
  /** The measure that the quantity was typed in; null for grams. */
  portion: TypedPortion.nullable().default(null),
  custom_name: text(200),
  custom_name_en: text(200),
};

const componentFields = {
  /** The nutrient whose amount a swap keeps; null for the one with the largest share of the energy. */
  role: z.enum(macroNames).nullable().default(null),
  /** Whether the quantity stays as it is when a meal is fitted to a target. */
  isLocked: z.boolean().default(false),
  /** Why the food is eaten although it conflicts with the dietary profile of the client; empty without a reason. */
  conflictNote: text(limits.conflictNote).default(''),
  /**
   * Keys of the conflicts that the note explains (`dietary-profiles/rules/explained.ts`). Missing in notes that were written before
   * these were stored: they explain none.
   */
  explainedConflicts: z.array(text(200)).max(limits.conflictsAComponent).optional(),
};

/** A quantity of an aliment, with the aliment itself. The macros are computed from it for display. */
export const Alternative = z.object({ ...quantityFields, aliment: UsedAliment, ...macroFields });
export type Alternative = z.output<typeof Alternative>;

/** An ingredient of a recipe or of a meal, with the alternatives that may be eaten instead. */
export const Component = Alternative.extend({
  ...componentFields,
  alternatives: z.array(Alternative).max(limits.alternatives),
});
export type Component = z.output<typeof Component>;

/** An alternative as documents store it: the aliment is named by its id, and nothing computed is stored. */
export const StoredAlternative = z.object({ ...quantityFields, alimentId: idSchema('aliments') });
export type StoredAlternative = z.output<typeof StoredAlternative>;

/** A component as documents store it. */
export const StoredComponent = StoredAlternative.extend({
  ...componentFields,
  alternatives: z.array(StoredAlternative).max(limits.alternatives),
});
export type StoredComponent = z.output<typeof StoredComponent>;

export const alimentProblems = defineProblems('aliments', {
  ingredient_exists: 409,
  name_missing: 422,
  name_taken: 422,
  barcode_taken: 422,
  impossible_amount: 422,
  impossible_sum: 422,
  diet_contradicted: 422,
  lactose_contradicted: 422,
  too_many_intakes: 422,
  of_library: 403,
});
