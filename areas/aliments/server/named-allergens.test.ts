import { expect, test } from 'vitest';
import { openOwnTestServer } from '#database/testing/server.ts';
import { updateInBatches } from '#shell/server/batched-update.ts';
import { connect } from '#shell/server/database/connect.ts';
import { namedAllergensUpdate } from './catalogue.ts';

const outdated = `source = 'off' and named_allergens_it is distinct from '{gluten}'`;

test('names of 2,500 foods are read again in transactions of at most 1,000, and an interrupted reading goes on where it was', async () => {
  const { owner, ownerUrl } = await openOwnTestServer();
  await owner.query(`insert into system_aliments (id, source, source_ref, name_it, calories, edition)
    select gen_random_uuid(), 'off', n, 'Pane di segale ' || n, 250, '1' from generate_series(1, 2500) n`);
  await owner.query(`delete from installation where name = 'named allergens'`);
  const pool = connect(ownerUrl, 2);
  let batches = 0;
  const interrupted = {
    ...namedAllergensUpdate,
    updateBatch: async (...[connection, position]: Parameters<typeof namedAllergensUpdate.updateBatch>) => {
      const next = await namedAllergensUpdate.updateBatch(connection, position);
      batches += 1;
      if (batches === 3) throw new Error('interrupted');
      return next;
    },
  };

  await expect(updateInBatches(pool, interrupted)).rejects.toThrow('interrupted');
  const left = (await owner.query(`select from system_aliments where ${outdated}`)).rowCount;
  // A second process starts at the same moment.
  await Promise.all([updateInBatches(pool, namedAllergensUpdate), updateInBatches(pool, namedAllergensUpdate)]);
  await pool.end();

  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(2500);
  const { rows } = await owner.query(
    `select count(*)::int as count from system_aliments where source = 'off' group by xmin::text`,
  );
  expect((await owner.query(`select from system_aliments where ${outdated}`)).rowCount).toBe(0);
  expect(Math.max(...rows.map(({ count }) => count))).toBeLessThanOrEqual(1000);
});
