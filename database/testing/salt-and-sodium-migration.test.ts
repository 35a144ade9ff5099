import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;

test('an own food with 300 mg of sodium has 0.75 g of salt, one with salt its sodium, and typed values stay; no meal plan has former values for it', async () => {
  const { db, migrate } = await databaseBefore('0207_salt_and_sodium.sql');
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${id(1)}', 'Studio Prova', now());
    insert into aliments (account_id, id, source, source_ref, name_it, micronutrients) values
      ('${id(1)}', '${id(2)}', 'own', 'a', 'A sodio', '{"sodium": 300, "fiber": 2}'),
      ('${id(1)}', '${id(3)}', 'own', 'b', 'B sale', '{"salt": 1.2}'),
      ('${id(1)}', '${id(4)}', 'own', 'c', 'C tutti e due', '{"salt": 1, "sodium": 300}'),
      ('${id(1)}', '${id(5)}', 'own', 'd', 'D niente', '{}');`);
  const digests = `select food_values_digest(jsonb_build_object('quantity', quantity, 'micronutrients', micronutrients)) as digest,
    food_values_digest(jsonb_build_object('quantity', quantity, 'micronutrients', micronutrients || '{"salt": 7}')) as other
    from aliments order by name_it`;
  const { rows: before } = await db.query<{ digest: string; other: string }>(digests);

  await migrate();

  const { rows: after } = await db.query<{ digest: string }>(digests);
  expect(after.map(({ digest }) => digest)).toEqual(before.map(({ digest }) => digest));
  expect(before.filter(({ digest, other }) => digest === other)).toEqual([]);
  const { rows } = await db.query('select micronutrients, states from aliments order by name_it');
  expect(rows).toEqual([
    { micronutrients: { sodium: 300, fiber: 2, salt: 0.75 }, states: { salt: 'calculated' } },
    { micronutrients: { salt: 1.2, sodium: 480 }, states: { sodium: 'calculated' } },
    { micronutrients: { salt: 1, sodium: 300 }, states: {} },
    { micronutrients: {}, states: {} },
  ]);
  await db.end();
});
