import { chatRoutes } from '#areas/chats/contract.ts';
import type { TestServer } from '#database/testing/server.ts';
import type { WorkoutSync } from '../../contract/sync.ts';
import { workoutRoutes } from '../../contract/training.ts';
import { unreadPainRoutes } from '../../contract/unread-pain.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../../contract.ts';
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
    /** The workout in the coach's list; undefined where the filters leave it out. */
    cardOf: async (filters: object = {}) => {
      const { completedWorkouts } = (await server.ask(completedWorkoutRoutes.list, filters, admin)).data;
      return completedWorkouts.find(({ id }) => id === gym.id);
    },
    /** The workout among what a professional has to read of pain; undefined where it is not. */
    unreadPain: async (reader = admin) => {
      const request = { clientIds: [params.clientId] };
      const { unreadPain } = (await server.ask(unreadPainRoutes.ofRecipients, request, reader)).data;
      return unreadPain.find(({ completedWorkoutId }) => completedWorkoutId === gym.id);
    },
  };
}
