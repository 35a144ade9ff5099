import type { IngredientUnit } from '../contract/library.ts';

export interface UnitWords {
  unit: IngredientUnit;
  /** Units in one of this word: 1000 g in a kg. */
  factor: number;
  spellings: readonly string[];
}

const units: readonly UnitWords[] = [
  { unit: 'g', factor: 1, spellings: ['g', 'gr', 'grammi', 'grammo', 'gram', 'grams'] },
  { unit: 'g', factor: 1000, spellings: ['kg', 'chilo', 'chili', 'kilo', 'kilos'] },
  { unit: 'g', factor: 100, spellings: ['hg', 'etto', 'etti'] },
  { unit: 'g', factor: 28.35, spellings: ['oz', 'ounce', 'ounces'] },
  { unit: 'g', factor: 453.6, spellings: ['lb', 'lbs', 'pound', 'pounds'] },
  {
    unit: 'ml',
    factor: 1,
    spellings: ['ml', 'millilitro', 'millilitri', 'milliliter', 'milliliters', 'millilitre', 'millilitres'],
  },
  {
    unit: 'ml',
    factor: 10,
    spellings: ['cl', 'centilitro', 'centilitri', 'centiliter', 'centiliters', 'centilitre', 'centilitres'],
  },
  {
    unit: 'ml',
    factor: 100,
    spellings: ['dl', 'decilitro', 'decilitri', 'deciliter', 'deciliters', 'decilitre', 'decilitres'],
  },
  { unit: 'ml', factor: 29.57, spellings: ['floz'] },
  { unit: 'ml', factor: 473, spellings: ['pint', 'pints'] },
  { unit: 'ml', factor: 946, spellings: ['quart', 'quarts'] },
  { unit: 'ml', factor: 1000, spellings: ['l', 'lt', 'litro', 'litri', 'liter', 'liters', 'litre', 'litres'] },
  { unit: 'teaspoon', factor: 1, spellings: ['cucchiaino', 'cucchiaini', 'teaspoon', 'teaspoons', 'tsp', 'tsps'] },
  {
    unit: 'tablespoon',
    factor: 1,
    spellings: ['cucchiaio', 'cucchiai', 'tablespoon', 'tablespoons', 'tbsp', 'tbsps', 'tbs'],
  },
  { unit: 'cup', factor: 1, spellings: ['tazza', 'tazze', 'cup', 'cups'] },
  { unit: 'glass', factor: 1, spellings: ['bicchiere', 'bicchieri', 'glass', 'glasses'] },
  { unit: 'pinch', factor: 1, spellings: ['pizzico', 'pizzichi', 'presa', 'pinch', 'pinches'] },
  { unit: 'handful', factor: 1, spellings: ['manciata', 'manciate', 'pugno', 'pugni', 'handful', 'handfuls'] },
  { unit: 'scoop', factor: 1, spellings: ['misurino', 'misurini', 'scoop', 'scoops'] },
  { unit: 'slice', factor: 1, spellings: ['fetta', 'fette', 'slice', 'slices'] },
  { unit: 'portion', factor: 1, spellings: ['porzione', 'porzioni', 'serving', 'servings', 'portion', 'portions'] },
  {
    ...{ unit: 'square', factor: 1 },
    spellings: ['quadratino', 'quadratini', 'quadretto', 'quadretti', 'square', 'squares'],
  },
  { unit: 'clove', factor: 1, spellings: ['spicchio', 'spicchi', 'clove', 'cloves'] },
];
/** Packages, which a food may have as a measure: `1 vasetto di yogurt`. One without such a measure holds an unknown number of pieces. */
export const packages: ReadonlySet<string> = new Set(
  (
    'vasetto vasetti barattolo barattoli scatoletta scatolette scatola scatole lattina lattine confezione confezioni bustina ' +
    'bustine busta buste vaschetta vaschette brik container containers pacchetto pacchetti panetto panetti coppetta coppette ' +
    'ciotola ciotole tazzina tazzine bottiglia bottiglie pot pots jar jars can cans tin tins packet packets sachet sachets bowl bowls bottle bottles'
  ).split(' '),
);
/** Packages and pieces that are counted as a measure of the food: `1 vasetto di yogurt`, `3 foglie di basilico`. */
export const containers: ReadonlySet<string> = new Set([
  ...packages,
  ...(
    'pz pezzo pezzi piece pieces foglia foglie fogliolina foglioline rametto rametti ciuffo ciuffi gambo gambi leaf leaves ' +
    'sprig sprigs stalk stalks'
  ).split(' '),
]);
export const unitOf: ReadonlyMap<string, UnitWords> = new Map(
  units.flatMap((unit) => unit.spellings.map((word) => [word, unit] as const)),
);

const sizes =
  '(?:medi|piccol|grand|gross|ras|colm|pien|scars|abbondant)[aoeih]{1,2}|medium|small|large|big|level|heaped|heaping';
const sizeAtEnd = new RegExp(String.raw`(?:^|\s)(?:${sizes})$`, 'iu');
const sizeAtStart = /^(?:medium|small|large|big)\s(?=\p{L})/iu;
const usualSize = /(?:^|\s)(?:medi[aoe]|medium)(?:\s|$)/iu;

/** The name of a food without the size of its pieces: `mela` of `mela media`. */
export function withoutSize(food: string): string {
  return food.replace(sizeAtEnd, '').replace(sizeAtStart, '').trim();
}

/** Whether the text is only a size: `piccola`. */
export function isSize(text: string): boolean {
  return text !== '' && withoutSize(text) === '';
}

/** Whether the name says that a piece of the food is smaller or larger than usual. */
export function hasUnusualSize(food: string): boolean {
  return withoutSize(food) !== food && !usualSize.test(food);
}

const sizeOfMeasure =
  /^\s*(ras|medi|colm|scars|abbondant|pien|piccol|grand|sottil)[oaie]{1,2}\s+(?=(?:di|del|dello|della|dei|degli|delle)\s|d['’])/iu;

/** `di farina (colmi)` for `colmi di farina` behind a spoon or a slice; level and medium ones are of the usual size. */
export function withSizeBehind(food: string): string {
  const [all = '', stem = ''] = sizeOfMeasure.exec(food) ?? [];
  if (all === '') return food;
  const rest = food.slice(all.length);
  return /^(?:ras|medi)$/iu.test(stem) ? rest : `${rest} (${all.trim()})`;
}
