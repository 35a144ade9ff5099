import pg from 'pg';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { openTestServer } from '#database/testing/server.ts';
import { createWorkoutFixture } from './testing/workout-fixture.ts';

test('sets sent while their client is deleted are stored or not found, and the client is deleted', async () => {
  const server = await openTestServer();
  const owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  for (let round = 0; round < 4; round++) {
    const gym = await createWorkoutFixture(server);
    const { ids, admin } = gym.studio;
    const id = ids['clients'] ?? '';
    const sets = Array.from({ length: 40 }, (_, index) => gym.aSet({ setNumber: index + 1 }));
    expect((await gym.log(...sets)).status).toBe(200);
    expect(await rowsOf(id)).toMatchObject({ workouts: 2, sets: 41 });

    const sent = Array.from({ length: 6 }, () => gym.log(...sets));
    const deleted = server.ask(clientRoutes.delete, { id }, admin);
    const late = Array.from({ length: 6 }, () => gym.log(...sets));
    expect((await deleted).status).toBe(200);
    const statuses = (await Promise.all([...sent, ...late])).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 403 && status !== 404)).toEqual([]);

    expect(await rowsOf(id)).toEqual({ clients: 0, workouts: 0, sets: 0, versions: 0 });
    expect((await gym.log(...sets)).status).toBe(403);
    expect((await server.ask(clientRoutes.detail, { id }, admin)).status).toBe(404);
    expect(await rowsOf(id)).toEqual({ clients: 0, workouts: 0, sets: 0, versions: 0 });
  }
  await owner.end();

  async function rowsOf(clientId: string): Promise<unknown> {
    const { rows } = await owner.query(
      `select (select count(*)::int from clients where id = $1) as clients,
        (select count(*)::int from completed_workouts where client_id = $1) as workouts,
        (select count(*)::int from completed_sets where client_id = $1) as sets,
        (select count(*)::int from completed_set_versions versions left join completed_workouts done
          on done.id = versions.completed_workout_id where done.id is null) as versions`,
      [clientId],
    );
    return rows[0];
  }
});
