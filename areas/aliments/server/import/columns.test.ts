import { expect, test } from 'vitest';
import { columnsOf } from './columns.ts';

const meaningOf = (header: string) => {
  const [column] = columnsOf([header]);
  if (column?.kind === 'nutrient') return `${column.nutrient} ${column.unit}`;
  return column?.kind === 'attribute' ? column.attribute : 'unknown';
};

/** Headers of the Swiss workbooks. */
test.each([
  ['Name', 'Nome', ['name_en', 'name_it']],
  ['Energy, kilojoules (kJ)', 'Energia, kilojoule (kJ)', 'kJ kJ'],
  ['Energy, kilocalories (kcal)', 'Energia, calorie (kcal)', 'kcal kcal'],
  ['Fat, total (g)', 'Lipidi, totali (g)', 'lipids_tot g'],
  ['Fatty acids, saturated (g)', 'Acidi grassi, saturi (g)', 'fat_saturated g'],
  ['Fatty acids, monounsaturated (g)', 'Acidi grassi, monoinsaturi (g)', 'fat_monounsaturated g'],
  ['Fatty acids, polyunsaturated (g)', 'Acidi grassi, polinsaturi (g)', 'fat_polyunsaturated g'],
  ['Cholesterol (mg)', 'Colesterolo (mg)', 'cholesterol mg'],
  ['Carbohydrates, available (g)', 'Glucidi, disponibili (g)', 'carbs_tot g'],
  ['Sugars (g)', 'Zuccheri (g)', 'sugars g'],
  ['Starch (g)', 'Amido (g)', 'starch g'],
  ['Dietary fibres (g)', 'Fibra alimentare (g)', 'fiber g'],
  ['Protein (g)', 'Proteine (g)', 'protein_tot g'],
  ['Salt (NaCl) (g)', 'Sale (NaCl) (g)', 'salt g'],
  ['Alcohol (g)', 'Alcol (g)', 'alcohol g'],
  ['Water (g)', 'Acqua (g)', 'water g'],
  ['Vitamin A activity, RE (µg-RE)', 'Attività di vitamina A, RE (µg-RE)', 'vitamin_a_re µg'],
  ['Vitamin A activity, RAE (µg-RE)', 'Attività di vitamina A, RAE (µg-RE)', 'vitamin_a µg'],
  ['Beta-carotene (µg)', 'Beta-carotene (µg)', 'beta_carotene µg'],
  ['Vitamin B1 (thiamine) (mg)', 'Vitamina B1 (tiamina) (mg)', 'thiamin mg'],
  ['Vitamin B2 (riboflavin) (mg)', 'Vitamina B2 (riboflavina) (mg)', 'riboflavin mg'],
  ['Niacin (mg)', 'Niacina (mg)', 'niacin mg'],
  ['Panthotenic acid (mg)', 'Acido pantotenico (mg)', 'pantothenic_acid mg'],
  ['Vitamin B6 (pyridoxine) (mg)', 'Vitamina B6 (piridossina) (mg)', 'vitamin_b6 mg'],
  ['Folate (µg)', 'Folati (µg)', 'folate µg'],
  ['Vitamin B12 (cobalamin) (µg)', 'Vitamina B12 (cobalamina) (µg)', 'vitamin_b12 µg'],
  ['Vitamin C (ascorbic acid) (mg)', 'Vitamina C (acido ascorbico) (mg)', 'vitamin_c mg'],
  ['Vitamin D (calciferol) (µg)', 'Vitamina D (calciferolo) (µg)', 'vitamin_d µg'],
  ['Vitamin E (α-tocopherol) (mg)', 'Vitamina E (α-tocoferolo) (mg)', 'vitamin_e mg'],
  ['Potassium (K) (mg)', 'Potassio (K) (mg)', 'potassium mg'],
  ['Sodium (Na) (mg)', 'Sodio (Na) (mg)', 'sodium mg'],
  ['Chloride (Cl) (mg)', 'Cloruro (Cl) (mg)', 'chloride mg'],
  ['Calcium (Ca) (mg)', 'Calcio (Ca) (mg)', 'calcium mg'],
  ['Magnesium (Mg) (mg)', 'Magnesio (Mg) (mg)', 'magnesium mg'],
  ['Phosphorus (P) (mg)', 'Fosforo (P) (mg)', 'phosphorus mg'],
  ['Iron (Fe) (mg)', 'Ferro (Fe) (mg)', 'iron mg'],
  ['Iodide (I) (µg)', 'Iodio (I) (µg)', 'iodine µg'],
  ['Zinc (Zn)  (mg)', 'Zinco (Zn)  (mg)', 'zinc mg'],
  ['Selenium (Se) (µg)', 'Selenio (Se) (µg)', 'selenium µg'],
])('%s and %s', (english, italian, meaning) => {
  const [expectedEnglish, expectedItalian] = Array.isArray(meaning) ? meaning : [meaning, meaning];
  expect([meaningOf(english), meaningOf(italian)]).toEqual([expectedEnglish, expectedItalian]);
});

/** Headers of the workbooks of CIQUAL. */
test.each([
  ['alim_code', 'ref'],
  ['alim_nom_eng', 'name_en'],
  ['Energy, Regulation EU No 1169/2011 (kcal/100g)', 'kcal kcal'],
  ['Energy,\nRegulation\nEU No\n1169\n2011 (kJ\n100g)', 'kJ kJ'],
  ["Energy, N x Jones' factor, with fibres (kcal/100g)", 'kcal kcal'],
  ['Protein (g/100g)', 'protein_tot g'],
  ['Protein, crude, N x 6.25 (g/100g)', 'protein_tot g'],
  ['Carbohydrate (g/100g)', 'carbs_tot g'],
  ['Fat (g/100g)', 'lipids_tot g'],
  ['Fibres (g/100g)', 'fiber g'],
  ['Polyols (g/100g)', 'polyols g'],
  ['Ash (g/100g)', 'ash g'],
  ['Organic acids (g/100g)', 'organic_acids g'],
  ['FA saturated (g/100g)', 'fat_saturated g'],
  ['FA 4:0 (g/100g)', 'fa_4_0 g'],
  ['FA 18:1 n-9 cis (g/100g)', 'fa_18_1 g'],
  ['FA 18:2 9c,12c (n-6) (g/100g)', 'fa_18_2 g'],
  ['FA 18:3 c9,c12,c15 (n-3) (g/100g)', 'fa_ala g'],
  ['FA 20:4 5c,8c,11c,14c (n-6) (g/100g)', 'fa_20_4 g'],
  ['FA 22:6 4c,7c,10c,13c,16c,19c (n-3) DHA (g/100g)', 'fa_dha g'],
  ['Retinol (µg/100g)', 'retinol µg'],
  ['Vitamin K1 (µg/100g)', 'vitamin_k µg'],
  ['Vitamin K2 (µg/100g)', 'vitamin_k2 µg'],
  ['Vitamin B9 or Folate (µg/100g)', 'folate µg'],
  ['Jones factor', 'unknown'],
])('%s is %s', (header, meaning) => {
  expect(meaningOf(header)).toBe(meaning);
});

/** Headers of own tables. */
test.each([
  ['kcal', 'kcal kcal'],
  ['Energia (kJ/100 g)', 'kJ kJ'],
  ['Valore energetico', 'kcal kcal'],
  ['carboidrati totali per 100 g', 'carbs_with_fiber g'],
  ['protein_tot', 'protein_tot g'],
  ['vitamin_c_mg', 'vitamin_c mg'],
  ['di cui zuccheri', 'sugars g'],
  ['Ferro [µg]', 'iron µg'],
  ['Codice a barre', 'barcode'],
  ['Può contenere tracce di', 'traces'],
  ['Prezzo', 'unknown'],
  ['Grassi (kcal)', 'unknown'],
  ['Fonte', 'unknown'],
])('%s is %s', (header, meaning) => {
  expect(meaningOf(header)).toBe(meaning);
});
