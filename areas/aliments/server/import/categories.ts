import type { Category } from '../../contract/taxonomy.ts';

/**
 * Words of the groups of the sources, in English, Italian or as tags of Open Food Facts, by category. The first match wins, so narrow
 * categories precede wide ones.
 */
const patterns: readonly (readonly [Category, RegExp])[] = [
  ['baby', /\b(baby|infant|infanzia)/],
  ['supplements', /\b(dietary supplement|supplement|integrator|protein powder|nutritional powder)/],
  ['fast_food', /\b(fast food)/],
  ['restaurant', /\b(restaurant)/],
  [
    'alcohol',
    /\b((?<!non )alcoholic (beverage|drink)|wine|beer|spirit|liqueur|cocktail|bevande alcoliche|vini\b|birr)/,
  ],
  ['ice_cream', /\b(ice[ -]cream|sorbet|gelat|frozen dessert)/],
  ['breakfast_cereals', /\b(breakfast[ -]cereal|muesli|granola|cereali (da|per la) (prima )?colazione|cereal bars?)/],
  [
    'plant_based',
    /\b(plant[ -]based protein|alternatives? to animal|meat (alternative|substitute|analogue)|tofu|vegan|milk substitute|plant[ -]milk)/,
  ],
  ['soups_sauces', /\b(soup|sauce|gravy|broth|dressing|condiment|zuppe|sugh|salse|minestr)/],
  ['ready_meals', /\b(ready[ -]meal|meals?\b|entrees?|prepared dish|mixed dish|dishes|pizza|sandwich|piatti)/],
  ['cold_cuts', /\b(sausage|luncheon|cold (meat|cut)|ham\b|hams\b|salami|bacon|delicatessen|charcuterie|salum)/],
  ['offal', /\b(offal|frattagli|liver\b|kidney)/],
  ['poultry', /\b(poultry|chicken|turkey|duck|pollame|pollo\b)/],
  ['pork', /\b(pork|suin|maiale)/],
  ['lamb_veal_game', /\b(lamb|veal|game|rabbit|agnell|vitell|selvaggina)/],
  ['beef', /\b(beef|bovin|manzo)/],
  ['fish_seafood', /\b(fish|finfish|shellfish|seafood|crustacean|mollus|tuna|salmon|pesc|frutti di mare)/],
  ['eggs', /\b(eggs?\b|uov)/],
  ['fats_oils', /\b(fats?\b|oils?\b|butter|margarine|grassi|oli\b|olio)/],
  ['dairy', /\b(dairy|dairies|milk|cheese|yogh?urt|cream\b|latt|formagg)/],
  ['spices_herbs', /\b(spice|herb|salt\b|seasoning|spezi|erbe)/],
  ['nuts_seeds', /\b(nuts?\b|seeds?\b|oleaginous|frutta secca|semi\b)/],
  ['legumes', /\b(legume|pulse|bean|lentil|legum)/],
  ['potatoes_tubers', /\b(potato|tuber|patat)/],
  [
    'sweets',
    /\b(sweet|candy|candies|confection|chocolate|cookie|biscuit|cake|pastr|dessert|sugar|jam|honey|dolci|cioccolat|biscott)/,
  ],
  ['snacks', /\b(snack|crisps|chips|cracker|popcorn)/],
  ['bakery', /\b(bread|baked|bakery|bun\b|roll\b|rusk|pane\b|panetteria)/],
  ['cereals_pasta', /\b(cereal|grain|pasta|rice|flour|dough|noodle|riso\b|farin)/],
  ['fruits', /\b(fruit|juice|berr|frutt|succhi)/],
  ['vegetables', /\b(vegetable|salad|verdur|ortagg|mushroom)/],
  ['beverages', /\b(beverage|drink|water|coffee|tea|soda|bevand|acqu)/],
  ['regional', /\b(american indian|alaska native|regional)/],
  ['beef', /\b(meat|carn)/],
];

const found = new Map<string, Category>();
const maxRemembered = 10_000;

/** The category that the texts of the source name, from the narrowest text to the widest; `other` when none does. */
export function categoryOf(...texts: readonly string[]): Category {
  for (const text of texts) {
    const category = categoryOfText(text.toLowerCase().replaceAll('-', ' '));
    if (category !== 'other') return category;
  }
  return 'other';
}

function categoryOfText(text: string): Category {
  const known = found.get(text);
  if (known) return known;
  const category = patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
  if (found.size < maxRemembered) found.set(text, category);
  return category;
}
