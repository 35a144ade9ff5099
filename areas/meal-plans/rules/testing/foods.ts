import type { UsedAliment } from '#areas/aliments/contract.ts';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { unknownProperties } from '#areas/aliments/example.ts';

type Macros = [calories: number, protein_tot: number, carbs_tot: number, lipids_tot: number];

/** Foods of an Italian day with their category and usual measure, per 100 g. Sources as in the catalogue of foods. */
export const everydayFoods = {
  milk: food('Latte parzialmente scremato', 'dairy', [46.3, 3.3, 4.9, 1.5], ['bicchiere piccolo', 125]),
  yogurt: food('Yogurt greco 0%', 'dairy', [57, 10.3, 3.6, 0.2], ['vasetto', 125]),
  parmesan: food('Parmigiano', 'dairy', [374, 36, 0, 25.6], ['porzione', 50]),
  ricotta: food('Ricotta', 'dairy', [146, 8.8, 3.5, 10.9], ['porzione', 100]),
  oats: food('Fiocchi d’avena', 'breakfast_cereals', [367, 13.3, 57.9, 6.5], ['porzione', 30]),
  rusks: food('Fette biscottate', 'bakery', [408, 11.3, 75.5, 6], ['fetta biscottata', 8]),
  bread: food('Pane integrale', 'bakery', [244, 8.4, 44.3, 1.8], ['porzione (panino piccolo)', 50]),
  pasta: food('Pasta', 'cereals_pasta', [353, 12.5, 70.5, 1.2], ['porzione', 80]),
  rice: food('Riso', 'cereals_pasta', [352, 7, 78, 0.9], ['porzione', 80]),
  potatoes: food('Patate', 'potatoes_tubers', [80.5, 1.8, 16.7, 0.3], ['porzione', 200]),
  lentils: food('Lenticchie, secche', 'legumes', [336, 25, 49, 1.5], ['porzione', 50]),
  chicken: food('Petto di pollo', 'poultry', [110, 23.4, 0, 1.5], ['porzione', 100]),
  beef: food('Manzo magro', 'beef', [129, 22, 0, 4.5], ['porzione', 100]),
  salmon: food('Salmone', 'fish_seafood', [179, 20, 0, 11], ['porzione', 150]),
  cod: food('Merluzzo', 'fish_seafood', [77.6, 18.1, 0, 0.6], ['porzione', 150]),
  egg: food('Uovo', 'eggs', [128, 12.4, 0, 8.7], ['uovo', 50]),
  oil: food('Olio extravergine d’oliva', 'fats_oils', [899, 0, 0, 99.9], ['cucchiaio', 9]),
  walnuts: food('Noci', 'nuts_seeds', [700, 13.3, 6.9, 67.3], ['porzione', 30]),
  apple: food('Mela', 'fruits', [53, 0.3, 11.6, 0.3], ['mela', 180]),
  berries: food('Mirtilli', 'fruits', [57.7, 0.9, 10.6, 0.3], ['porzione', 150]),
  zucchini: food('Zucchine', 'vegetables', [16.5, 1.2, 1.8, 0.3], ['porzione', 200]),
  salad: food('Lattuga', 'vegetables', [15, 1.4, 1.4, 0.2], ['porzione (insalata a foglia)', 80]),
  tomatoSauce: food('Passata di pomodoro', 'soups_sauces', [47, 1.4, 7.5, 0.4], ['porzione', 90]),
  coffee: food('Caffè', 'beverages', [2, 0.1, 0.3, 0], ['tazzina', 30]),
  juice: food('Succo d’arancia', 'beverages', [42, 0.6, 8.8, 0.1], ['bicchiere', 200]),
  honey: food('Miele', 'sweets', [327, 0.5, 81, 0], ['cucchiaino', 5]),
};

export type EverydayFood = keyof typeof everydayFoods;

function food(name: string, category: Category, macros: Macros, [label, grams]: [string, number]): UsedAliment {
  const [calories, protein_tot, carbs_tot, lipids_tot] = macros;
  return {
    ...unknownProperties,
    id: `food-${name}`,
    name,
    name_en: '',
    quantity: 100,
    micronutrients: {},
    category,
    calories,
    protein_tot,
    carbs_tot,
    lipids_tot,
    portions: [{ label, label_en: '', grams, isDefault: true }],
  };
}
