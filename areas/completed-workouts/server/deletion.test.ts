import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { openTestServer } from '#database/testing/server.ts';
import { createWorkoutFixture } from './testing/workout-fixture.ts';

test('sets sent while their client is deleted are stored or not found, and the client is deleted', async () => {
  const server = await openTestServer();
  for (let round = 0; round < 4; round++) {
    const gym = await createWorkoutFixture(server);
    const sets = Array.from({ length: 40 }, (_, index) => gym.aSet({ setNumber: index + 1 }));
    const sent = Array.from({ length: 6 }, () => gym.log(...sets));
    const deleted = server.ask(clientRoutes.delete, { id: gym.studio.ids['clients'] ?? '' }, gym.studio.admin);
    const late = Array.from({ length: 6 }, () => gym.log(...sets));

    expect((await deleted).status).toBe(200);
    for (const reply of await Promise.all([...sent, ...late])) expect([200, 401, 403, 404]).toContain(reply.status);
  }
});
