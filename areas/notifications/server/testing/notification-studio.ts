import { chatRoutes } from '#areas/chats/contract.ts';
import { workoutRoutes } from '#areas/completed-workouts/contract/training.ts';
import { syncOf } from '#areas/completed-workouts/example.ts';
import type { TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import type { PushSubscription } from '#shell/server/push/sender.ts';
import type { TestPushService } from '#shell/server/push/testing/push-service.ts';
import { notificationRoutes } from '../../contract.ts';
import type { Delivery, Notification } from '../../contract.ts';
import { deviceRoutes } from '../../contract/devices.ts';

/** A studio without notifications. */
export interface NotificationStudio extends TestStudio {
  clientId: string;
  workoutId: string;
  /** The client comments on the workout, which notifies the admin. Returns the id of the comment. */
  comment(text?: string): Promise<string>;
  /** The admin writes to the client about a completed workout, the one that was begun unless another is given. */
  answer(completedWorkoutId?: string): Promise<void>;
  /** Sends what the phone of the client knows of the workout that was begun. */
  sync(known: Parameters<typeof syncOf>[1]): Promise<void>;
  listOf(token: string): Promise<Notification[]>;
  /** What became of the newest notification of the admin, by channel. */
  outcomes(): Promise<Partial<Record<Delivery['channel'], Delivery['outcome']>>>;
}

export async function openNotificationStudio(server: TestServer): Promise<NotificationStudio> {
  const studio = await openTestStudio(server);
  const { ids, admin, client, accountId } = studio;
  await server.owner.query('delete from notifications where account_id = $1', [accountId]);
  const workoutId = ids['completed-workouts'] ?? '';
  const listOf = async (token: string) => (await server.ask(notificationRoutes.list, {}, token)).data.notifications;
  return {
    ...studio,
    clientId: ids['clients'] ?? '',
    workoutId,
    listOf,
    sync: async (known) => {
      const request = { completedWorkoutId: workoutId, ...syncOf(null, known) };
      const { status, message } = await server.ask(workoutRoutes.sync.own, request, client);
      if (status !== 200) throw new Error(`sync: ${message}`);
    },
    comment: async (text = 'Mi tira il ginocchio') => {
      const about = { referenceKind: 'completed_workout', referenceId: workoutId };
      const message = { conversationId: ids['clients'] ?? '', id: newId(), message: text, ...about };
      return (await server.ask(chatRoutes.send, message, client)).data.message.id;
    },
    answer: async (completedWorkoutId = workoutId) => {
      const about = { referenceKind: 'completed_workout', referenceId: completedWorkoutId };
      const message = { conversationId: ids['clients'] ?? '', id: newId(), message: 'Come va?', ...about };
      const { status } = await server.ask(chatRoutes.send, message, admin);
      if (status !== 200) throw new Error(`answer: ${status}`);
    },
    outcomes: async () => {
      const [newest] = await listOf(admin);
      const request = { id: newest?.id ?? '' };
      const { deliveries } = (await server.ask(notificationRoutes.deliveries, request, admin)).data;
      return Object.fromEntries(deliveries.map(({ channel, outcome }) => [channel, outcome]));
    },
  };
}

/** Registers a new device of the person with the push service. */
export async function addDevice(
  server: TestServer,
  pushService: TestPushService,
  { token, showsText }: { token: string; showsText?: boolean },
): Promise<PushSubscription> {
  const device = pushService.subscribe();
  const { endpoint, ...keys } = device;
  const request = { osAppId: null, playerId: null, name: 'Chrome', subscription: { endpoint, keys } };
  await server.ask(deviceRoutes.update, { ...request, ...(showsText && { showsText }) }, token);
  return device;
}
