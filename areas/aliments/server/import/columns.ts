import { micronutrientCodes } from '../../contract.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { type SourceNutrient, unitFor } from './composition.ts';
import { type StatedUnit, unitOf } from './values.ts';

export type Attribute =
  | 'ref'
  | 'name_it'
  | 'name_en'
  | 'brand'
  | 'barcode'
  | 'category'
  | 'form'
  | 'synonyms'
  | 'contains'
  | 'traces'
  | 'portion_label'
  | 'portion_grams'
  | 'quantity'
  | 'basis'
  | 'density';

/** What a column holds. `isUnitAssumed`: the header names no unit, so that of the catalogue is taken. */
export type Column = { header: string } & (
  | { kind: 'nutrient'; nutrient: SourceNutrient; unit: StatedUnit; isUnitAssumed: boolean }
  | { kind: 'attribute'; attribute: Attribute }
  | { kind: 'unknown' }
);

/** Recognises the columns by their headers in Italian or English, as `Carboidrati (g/100 g)`, `protein_g`, `Vitamin C (mg)`. */
export function columnsOf(headers: readonly string[]): Column[] {
  return headers.map(columnOf);
}

function columnOf(header: string): Column {
  const attribute = attributes.get(wordsOf(header).join(' '));
  if (attribute) return { header, kind: 'attribute', attribute };
  const plain = header.replaceAll(/(per|su|x|\/|_)?\s*100\s*(g|gr|grammi|grams|ml)\b/gi, ' ');
  const { name, unit } = nameAndUnit(plain);
  const nutrient = nutrientOf(name, unit) ?? nutrientOf(nameAndUnit(plain.replaceAll(/\([^()]*\)/g, ' ')).name, unit);
  if (!nutrient) return { header, kind: 'unknown' };
  return { header, kind: 'nutrient', nutrient, unit: unit ?? unitFor(nutrient), isUnitAssumed: !unit };
}

/** The words of a header without the unit at its end; words that qualify a unit, as in `µg-RE`, follow it. */
function nameAndUnit(header: string): { name: string; unit: StatedUnit | undefined } {
  const headerWords = wordsOf(header);
  const isQualified =
    /^(re|rae|ate|bce|ne|dfe|eq)$/.test(headerWords.at(-1) ?? '') && unitOf(headerWords.at(-2) ?? '') !== undefined;
  const last = isQualified ? headerWords.length - 2 : headerWords.length - 1;
  const unit = unitOf(headerWords[last] ?? '');
  return { name: (unit ? headerWords.slice(0, last) : headerWords).join(' '), unit };
}

function nutrientOf(name: string, unit: StatedUnit | undefined): SourceNutrient | undefined {
  const isEnergy = energyNames.has(name) || (name === '' && (unit === 'kcal' || unit === 'kJ'));
  if (isEnergy) return unit === 'kJ' || /kilojoule/.test(name) ? 'kJ' : 'kcal';
  return unit === 'kcal' || unit === 'kJ' ? undefined : nutrientNames.get(name);
}

const energyNames = new Set(
  `energia|energy|calorie|calories|kilocalorie|kilocalories|valore energetico|energy value|energy kilocalories|energy kilojoules
  |energia calorie|energia kilocalorie|energia kilojoule|energia kilojoules|energy regulation eu no 1169 2011|energy n x jones factor with fibres`
    .split('|')
    .map((name) => name.trim()),
);

/** Further names of nutrients, beside those of the catalogue. */
const moreNames: Partial<Record<SourceNutrient, string>> = {
  protein_tot:
    'proteine|proteina|protidi|proteine totali|protein|proteins|total protein|prot|protein tot|protein crude n x 6 25',
  carbs_tot: `carboidrati|carboidrati disponibili|glucidi|glucidi disponibili|carbohydrate|carbohydrates|carbohydrates available|
    available carbohydrate|available carbohydrates|carbs|cho|carbs tot`,
  carbs_with_fiber: `carboidrati totali|glucidi totali|total carbohydrate|total carbohydrates|carbohydrates total|carbohydrate by difference|
    carboidrati per differenza`,
  lipids_tot:
    'grassi|grassi totali|lipidi|lipidi totali|fat|fats|total fat|fat total|lipids|total lipid fat|lipids tot',
  vitamin_a_re:
    'vitamin a activity re|attivita di vitamina a re|vitamina a attivita re|attivita vitamina a re|vitamina a re|vitamin a re',
  fiber: 'fibra|fibre|fiber|fibers|fibra totale|fibre alimentari|dietary fibres|dietary fiber|fibres',
  sugars: 'zucchero|zuccheri totali|zuccheri solubili|di cui zuccheri|sugar|total sugars|of which sugars',
  polyols: 'polyols total|total polyols',
  fat_saturated: `saturi|grassi saturi|acidi grassi saturi|di cui saturi|di cui acidi grassi saturi|saturated fat|saturated|saturates|
    of which saturates|fatty acids saturated|fa saturated`,
  fat_monounsaturated: `monoinsaturi|grassi monoinsaturi|acidi grassi monoinsaturi|monounsaturated fat|fatty acids monounsaturated|
    acidi grassi monoinsaturi|fa mono`,
  fat_polyunsaturated: `polinsaturi|grassi polinsaturi|acidi grassi polinsaturi|polyunsaturated fat|fatty acids polyunsaturated|fa poly`,
  salt: 'sale|salt|salt nacl|sale nacl',
  cholesterol: 'colesterolo|cholesterol',
  iodine: 'iodio|ioduro|iodide',
  vitamin_a:
    'vitamina a|attivita di vitamina a rae|vitamin a activity rae|vitamina a attivita rae|attivita vitamina a rae|vitamin a rae|vitamina a rae',
  retinol: 'retinolo',
  vitamin_d: 'vitamin d|vitamina d',
  vitamin_e: 'vitamin e|vitamina e|vitamin e activity',
  vitamin_k: 'vitamin k1|vitamina k1|vitamin k|vitamina k',
  vitamin_k2: 'vitamina k2',
  vitamin_c: 'vitamin c|vitamina c|acido ascorbico',
  thiamin: 'vitamin b1|vitamina b1|tiamina|thiamine|vitamin b1 or thiamin',
  riboflavin: 'vitamin b2|vitamina b2|riboflavina|vitamin b2 or riboflavin',
  niacin: 'vitamin b3|vitamina b3|vitamina pp|niacina|vitamin b3 or niacin',
  pantothenic_acid: 'vitamin b5|vitamina b5|acido pantotenico|panthotenic acid|vitamin b5 or pantothenic acid',
  vitamin_b6: 'vitamin b6|vitamina b6',
  folate: 'vitamin b9|vitamina b9|folati|acido folico totale|vitamin b9 or folate|folates|total folate',
  vitamin_b12: 'vitamin b12|vitamina b12',
  water: 'acqua',
  alcohol: 'alcol|alcool|ethanol',
  fa_18_1: 'fa 18 1 n 9 cis',
  fa_18_2: 'fa 18 2 9c 12c n 6',
  fa_ala: 'fa 18 3 c9 c12 c15 n 3',
  fa_20_4: 'fa 20 4 5c 8c 11c 14c n 6',
  fa_epa: 'fa 20 5 5c 8c 11c 14c 17c n 3 epa|epa',
  fa_dha: 'fa 22 6 4c 7c 10c 13c 16c 19c n 3 dha|dha',
};

const [italian, english] = [textsIn('it'), textsIn('en')];

const nutrientNames: ReadonlyMap<string, SourceNutrient> = new Map(
  [
    ...micronutrientCodes.flatMap((code) =>
      [
        code,
        italian(`aliments:nutrients.${code}`),
        english(`aliments:nutrients.${code}`),
        code.replace(/^fa_(\d+)_(\d)$/, 'fa $1 $2'),
      ].map((name) => [name, code]),
    ),
    ...Object.entries(moreNames).flatMap(([code, names]) => names.split('|').map((name) => [name, code])),
  ].map(([name = '', code]) => [wordsOf(name).join(' '), code as SourceNutrient]),
);

const attributeNames: Readonly<Record<Attribute, string>> = {
  ref: 'codice|code|id|ref|codice alimento|food code|alim code|cod|n',
  name_it:
    'nome|alimento|alimenti|nome italiano|descrizione|denominazione|prodotto|name it|nome it|nome alimento|italiano',
  name_en:
    'name|english name|nome inglese|food|foods|food name|description|alim nom eng|name en|nome en|english|inglese',
  brand: 'marca|marchio|brand|brands|produttore',
  barcode: 'barcode|codice a barre|ean|ean13|ean 13|gtin|upc',
  category:
    'categoria|category|gruppo|gruppo alimentare|food group|group|alim grp nom eng|alim ssgrp nom eng|alim ssssgrp nom eng',
  form: 'stato|forma|form|crudo cotto',
  synonyms: 'sinonimi|synonyms|sinonimo',
  contains: 'allergeni|allergens|contiene|contains',
  traces: 'tracce|traces|puo contenere|may contain|puo contenere tracce|puo contenere tracce di',
  portion_label: 'misura|misura casalinga|household measure|nome porzione|portion name',
  portion_grams:
    'porzione|porzione g|porzione in g|grammi porzione|portion|portion g|serving|serving size|serving g|serving size g',
  quantity: 'per|per g|quantita|quantita g|valori per|valori per g|quantity|quantity g|per grams|per grammi',
  basis: 'matrix unit|unita matrice|unita di riferimento|unita della matrice',
  density: 'density|densita|specific gravity|peso specifico',
};

const attributes: ReadonlyMap<string, Attribute> = new Map(
  Object.entries(attributeNames).flatMap(([attribute, names]) =>
    names.split('|').map((name) => [name, attribute as Attribute]),
  ),
);
