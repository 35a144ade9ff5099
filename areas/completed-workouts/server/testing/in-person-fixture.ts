import { chatRoutes } from '#areas/chats/contract.ts';
import type { TestServer } from '#database/testing/server.ts';
import type { WorkoutSync } from '../../contract/sync.ts';
import { workoutRoutes } from '../../contract/training.ts';
import { clientWorkoutRoutes } from '../../contract.ts';
import { syncOf } from '../../example.ts';
import { createWorkoutFixture, startedAt } from './workout-fixture.ts';

export type InPersonFixture = Awaited<ReturnType<typeof createInPersonFixture>>;

/** A workout whose client has no messages, which the client's phone and the coach in person log, and how the coach reads it. */
export async function createInPersonFixture(server: TestServer) {
  const gym = await createWorkoutFixture(server);
  const { admin, ids } = gym.studio;
  const params = { clientId: ids['clients'] ?? '', completedWorkoutId: gym.id };
  await server.ask(chatRoutes.wipe, { id: params.clientId, wipeoutAll: true }, admin);
  return {
    ...gym,
    params,
    sendInPerson: (known: Partial<WorkoutSync>) =>
      server.ask(workoutRoutes.sync.client, { ...params, ...syncOf(null, { startedAt, sets: [], ...known }) }, admin),
    seenByCoach: async () => (await server.ask(clientWorkoutRoutes.detail.client, params, admin)).data.completedWorkout,
  };
}
