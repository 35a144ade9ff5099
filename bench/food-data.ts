import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import type pg from 'pg';
import { z } from 'zod';
import { queryRows } from '#shell/server/database/rows.ts';

/** Adds library foods until there are about 10,000: the names of the catalogue with three additions each. */
export async function addFoods(owner: pg.Pool): Promise<void> {
  await owner.query(
    `insert into system_aliments (id, source, source_ref, name_it, name_en, category, form, rank, calories, protein_tot, carbs_tot,
       lipids_tot, micronutrients, states, allergens, suits, portions, cooking)
     select gen_random_uuid(), 'bench', source || source_ref || addition, name_it || ' ' || addition, name_en, category, form, 3, calories,
       protein_tot, carbs_tot, lipids_tot, micronutrients, states, allergens, suits, portions, cooking
     from system_aliments, unnest('{di montagna,della casa,confezionato}'::text[]) addition`,
  );
  await owner.query('refresh materialized view aliment_words');
  await owner.query('vacuum analyze system_aliments');
}

/** What people type while they look for a food: beginnings of words, several words, errors, brands and rare words. */
export const searches = [
  'po',
  'pom',
  'pomodoro',
  'latte',
  'petto di pollo',
  'pasta int',
  'torta m',
  'crema di c',
  'cioccolato fondente',
  'biscotti',
  'mozarella',
  'zuccina',
  'b',
  'olio oliva',
  'chicken',
  'rosso s',
].map(encodeURIComponent);

/** A random number from 0 to 1 that is the same in each run. Algorithm: mulberry32. */
function seededRandom(): () => number {
  let seed = 42;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    const mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
  };
}

const syllables = 'ba ro li mo ne ta vi so ga fe du ni pa re co zu'.split(' ');

/**
 * Writes products in the format of Open Food Facts. Their names have two to five words of the catalogue and invented ones, some far more
 * frequent than others; brands are invented.
 */
export async function writeProducts(owner: pg.Pool, file: string, count: number): Promise<void> {
  const random = seededRandom();
  const [row] = await queryRows(owner, z.object({ found: z.array(z.string()) }), {
    text: 'select array_agg(word order by word) as found from aliment_words',
  });
  const pick = (from: readonly string[]) => from[Math.floor(from.length * random() ** 3)] ?? '';
  const invented = Array.from({ length: 60_000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => syllables[Math.floor(random() * 16)]).join(''),
  );
  const stream = createWriteStream(file);
  for (let number = 0; number < count; number++) {
    const name = Array.from({ length: 2 + Math.floor(random() * 4) }, () =>
      pick(random() < 0.85 ? (row?.found ?? []) : invented),
    ).join(' ');
    const line = `${JSON.stringify(product(number, { name, brand: pick(invented), random }))}\n`;
    if (!stream.write(line)) await once(stream, 'drain');
  }
  await once(stream.end(), 'close');
}

function product(
  number: number,
  { name, brand, random }: { name: string; brand: string; random: () => number },
): object {
  const amount = (max: number, decimals = 1) => Number((random() * max).toFixed(decimals));
  const [proteins, carbohydrates, fat] = [amount(25), amount(60), amount(15)];
  const kcal = Math.round(4 * proteins + 4 * carbohydrates + 9 * fat);
  const code = String(2_000_000_000_000 + number);
  return {
    _id: code,
    code,
    lang: 'it',
    product_name: name,
    product_name_it: name,
    brands: brand,
    categories_tags: ['en:snacks', 'en:biscuits'],
    allergens_tags: random() < 0.5 ? ['en:milk', 'en:gluten'] : [],
    traces_tags: random() < 0.3 ? ['en:nuts'] : [],
    ingredients_text: 'farina di frumento, zucchero, olio di girasole, '.repeat(3),
    serving_quantity: 30,
    serving_size: '30 g',
    nutrition_data_per: '100g',
    nutriments: {
      'energy-kcal_100g': kcal,
      'energy-kcal': kcal,
      energy_100g: Math.round(kcal * 4.184),
      proteins_100g: proteins,
      proteins,
      carbohydrates_100g: carbohydrates,
      carbohydrates,
      fat_100g: fat,
      fat,
      sugars_100g: amount(carbohydrates),
      'saturated-fat_100g': amount(fat),
      fiber_100g: amount(8),
      salt_100g: amount(2, 2),
      calcium_100g: amount(0.3, 4),
      iron_100g: amount(0.01, 5),
    },
  };
}
