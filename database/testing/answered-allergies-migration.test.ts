import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
const account = id(1);
const nothing = {
  ...{ allergies: [], diet: 'none', isGlutenFree: false, isLactoseFree: false, isLowNickel: false },
  ...{ excludedAliments: [], excludedCategories: [], excludedWords: [] },
  ...{ isPregnant: false, isLactating: false, isPostmenopausal: null, note: '' },
};

test('stored profiles say that there are no allergies once the client saved them or a professional saved them empty, not with a pregnancy alone', async () => {
  const { db, migrate } = await databaseBefore('0316_answered_allergies.sql');
  const versions = [
    [11, 1, { isPregnant: true }, false],
    [11, 2, { isPregnant: true, note: 'Nausea' }, false],
    [12, 1, {}, false],
    [12, 2, { diet: 'vegan' }, false],
    [13, 1, { isLowNickel: true }, false],
    [13, 2, { isLowNickel: true, diet: 'vegan' }, true],
  ] as const;
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${account}', 'Studio', now());
    insert into clients (account_id, id, name, email) values
      ${[11, 12, 13].map((one) => `('${account}', '${id(one)}', 'Persona', 'persona${one}@example.com')`).join(', ')};
    insert into dietary_profiles (account_id, client_id, version, profile, is_by_client) values
      ${versions.map(([client, version, stated, isByClient]) => `('${account}', '${id(client)}', ${version}, '${JSON.stringify({ ...nothing, ...stated })}', ${isByClient})`).join(', ')};`);

  await migrate();

  const { rows } = await db.query<{ answered: boolean }>(
    "select (profile ->> 'hasNoOtherAllergies')::boolean as answered from dietary_profiles order by client_id, version",
  );
  expect(rows.map(({ answered }) => answered)).toEqual([false, false, true, true, false, true]);
  await db.end();
});
