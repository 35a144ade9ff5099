import { type MicronutrientCode, micronutrientCodes } from '../contract.ts';

/** Groups of micronutrients, in the order of screens. */
export const nutrientGroups = ['carbohydrates', 'lipids', 'vitamins', 'minerals', 'amino_acids', 'other'] as const;
export type NutrientGroup = (typeof nutrientGroups)[number];

export type NutrientUnit = 'g' | 'mg' | 'µg';

/** Unit, displayed decimals, and true for a nutrient that most composition tables have. */
type Entry = readonly [unit: NutrientUnit, decimals: number, isCore?: true];

const catalogue: Record<NutrientGroup, Partial<Record<MicronutrientCode, Entry>>> = {
  carbohydrates: {
    fiber: ['g', 1, true],
    sugars: ['g', 2, true],
    starch: ['g', 2, true],
    glucose: ['g', 2, true],
    fructose: ['g', 2, true],
    sucrose: ['g', 2, true],
    lactose: ['g', 2, true],
    maltose: ['g', 2, true],
    galactose: ['g', 2],
    polyols: ['g', 2],
    organic_acids: ['g', 2],
  },
  lipids: {
    fat_saturated: ['g', 3, true],
    fat_monounsaturated: ['g', 3, true],
    fat_polyunsaturated: ['g', 3, true],
    omega3: ['g', 3, true],
    omega6: ['g', 3, true],
    fat_trans: ['g', 3, true],
    fat_trans_mono: ['g', 3],
    fat_trans_poly: ['g', 3],
    cholesterol: ['mg', 0, true],
    fa_4_0: ['g', 3],
    fa_6_0: ['g', 3],
    fa_8_0: ['g', 3, true],
    fa_10_0: ['g', 3, true],
    fa_12_0: ['g', 3, true],
    fa_13_0: ['g', 3],
    fa_14_0: ['g', 3, true],
    fa_15_0: ['g', 3],
    fa_16_0: ['g', 3, true],
    fa_17_0: ['g', 3],
    fa_18_0: ['g', 3, true],
    fa_20_0: ['g', 3],
    fa_22_0: ['g', 3],
    fa_24_0: ['g', 3],
    fa_14_1: ['g', 3],
    fa_15_1: ['g', 3],
    fa_16_1: ['g', 3, true],
    fa_17_1: ['g', 3],
    fa_18_1: ['g', 3, true],
    fa_20_1: ['g', 3],
    fa_22_1: ['g', 3],
    fa_24_1: ['g', 3],
    fa_18_2: ['g', 3, true],
    fa_cla: ['g', 3],
    fa_18_3: ['g', 3, true],
    fa_ala: ['g', 3, true],
    fa_gla: ['g', 3],
    fa_18_4: ['g', 3],
    fa_20_2: ['g', 3],
    fa_20_3: ['g', 3],
    fa_20_4: ['g', 3, true],
    fa_22_4: ['g', 3],
    fa_epa: ['g', 3, true],
    fa_dpa: ['g', 3],
    fa_dha: ['g', 3, true],
    phytosterols: ['mg', 0, true],
    stigmasterol: ['mg', 0],
    campesterol: ['mg', 0],
    beta_sitosterol: ['mg', 0],
  },
  vitamins: {
    vitamin_a: ['µg', 0, true],
    retinol: ['µg', 0, true],
    beta_carotene: ['µg', 0, true],
    alpha_carotene: ['µg', 0, true],
    beta_cryptoxanthin: ['µg', 0, true],
    lycopene: ['µg', 0, true],
    lutein_zeaxanthin: ['µg', 0, true],
    vitamin_d: ['µg', 1, true],
    vitamin_d2: ['µg', 1],
    vitamin_d3: ['µg', 1],
    vitamin_e: ['mg', 2, true],
    vitamin_e_added: ['mg', 2],
    tocopherol_beta: ['mg', 2],
    tocopherol_gamma: ['mg', 2],
    tocopherol_delta: ['mg', 2],
    tocotrienol_alpha: ['mg', 2],
    tocotrienol_beta: ['mg', 2],
    tocotrienol_gamma: ['mg', 2],
    tocotrienol_delta: ['mg', 2],
    vitamin_k: ['µg', 1, true],
    vitamin_k1_dihydro: ['µg', 1],
    vitamin_k2: ['µg', 1, true],
    vitamin_c: ['mg', 1, true],
    thiamin: ['mg', 3, true],
    riboflavin: ['mg', 3, true],
    niacin: ['mg', 3, true],
    pantothenic_acid: ['mg', 3, true],
    vitamin_b6: ['mg', 3, true],
    folate: ['µg', 0, true],
    folate_food: ['µg', 0],
    folic_acid: ['µg', 0, true],
    folate_dfe: ['µg', 0, true],
    vitamin_b12: ['µg', 2, true],
    vitamin_b12_added: ['µg', 2],
    choline: ['mg', 1, true],
    betaine: ['mg', 1, true],
  },
  minerals: {
    calcium: ['mg', 0, true],
    iron: ['mg', 2, true],
    magnesium: ['mg', 0, true],
    phosphorus: ['mg', 0, true],
    potassium: ['mg', 0, true],
    sodium: ['mg', 0, true],
    zinc: ['mg', 2, true],
    copper: ['mg', 3, true],
    manganese: ['mg', 3, true],
    selenium: ['µg', 1, true],
    fluoride: ['µg', 1, true],
    iodine: ['µg', 1, true],
    chloride: ['mg', 0, true],
    salt: ['g', 2, true],
  },
  amino_acids: {
    tryptophan: ['g', 3, true],
    threonine: ['g', 3, true],
    isoleucine: ['g', 3, true],
    leucine: ['g', 3, true],
    lysine: ['g', 3, true],
    methionine: ['g', 3, true],
    cystine: ['g', 3, true],
    phenylalanine: ['g', 3, true],
    tyrosine: ['g', 3, true],
    valine: ['g', 3, true],
    arginine: ['g', 3, true],
    histidine: ['g', 3, true],
    alanine: ['g', 3, true],
    aspartic_acid: ['g', 3, true],
    glutamic_acid: ['g', 3, true],
    glycine: ['g', 3, true],
    proline: ['g', 3, true],
    serine: ['g', 3, true],
    hydroxyproline: ['g', 3],
  },
  other: {
    water: ['g', 2, true],
    ash: ['g', 2, true],
    alcohol: ['g', 1, true],
    caffeine: ['mg', 0, true],
    theobromine: ['mg', 0, true],
  },
};

export interface Nutrient {
  code: MicronutrientCode;
  group: NutrientGroup;
  unit: NutrientUnit;
  decimals: number;
  isCore: boolean;
}

/** All micronutrients by group. */
export const nutrientsByGroup: Record<NutrientGroup, readonly Nutrient[]> = {
  carbohydrates: nutrientsOf('carbohydrates'),
  lipids: nutrientsOf('lipids'),
  vitamins: nutrientsOf('vitamins'),
  minerals: nutrientsOf('minerals'),
  amino_acids: nutrientsOf('amino_acids'),
  other: nutrientsOf('other'),
};

const byCode = new Map(nutrientGroups.flatMap((group) => nutrientsByGroup[group].map((one) => [one.code, one])));

export function nutrientOf(code: MicronutrientCode): Nutrient {
  const nutrient = byCode.get(code);
  if (!nutrient) throw new Error(`nutrientOf: ${code} is not in the catalogue`);
  return nutrient;
}

/** The chosen nutrients in the order of the catalogue. */
export function inCatalogueOrder(codes: readonly MicronutrientCode[]): Nutrient[] {
  const chosen = new Set(codes);
  return micronutrientCodes.filter((code) => chosen.has(code)).map(nutrientOf);
}

function nutrientsOf(group: NutrientGroup): Nutrient[] {
  return (Object.entries(catalogue[group]) as [MicronutrientCode, Entry][]).map(
    ([code, [unit, decimals, isCore = false]]) => ({ code, group, unit, decimals, isCore }),
  );
}
