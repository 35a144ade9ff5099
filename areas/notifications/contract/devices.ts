import { z } from 'zod';
import { emptyResponse, optionalText } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Devices of a user that receive pushes; a further one replaces the oldest. */
export const maxDevices = 20;

/** A push subscription of a browser, as `PushSubscription.toJSON()` returns it. */
const Subscription = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: z.string().regex(/^B[\w-]{86}=?$/), auth: z.string().regex(/^[\w-]{22}(==)?$/) }),
});
export type Subscription = z.output<typeof Subscription>;

const Device = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Compared with the subscription of this browser; null for a packaged app. */
  endpoint: z.string().nullable(),
  showsText: z.boolean(),
  createdAt: z.string(),
  lastSentAt: z.string().nullable(),
  /** Whether the push service refused the last message. */
  hasFailed: z.boolean(),
});
export type Device = z.output<typeof Device>;

export const pushResults = ['sent', 'gone', 'rejected', 'retry'] as const;

export const deviceRoutes = defineRoutes({
  /** Registers this device or repairs its entry. `osAppId` and `playerId` are those of a packaged app. */
  update: {
    endpoint: 'POST /update-devices',
    permission: 'login',
    body: z.object({
      osAppId: optionalText(200),
      playerId: optionalText(200),
      subscription: Subscription.optional(),
      name: optionalText(120),
      /** Missing: the choice that is stored for the device stays. */
      showsText: z.boolean().optional(),
    }),
    response: z.object({ device: Device.nullable() }),
  },
  list: {
    endpoint: 'GET /devices',
    permission: 'login',
    /** `publicKey`: the application server key that subscriptions are bound to. */
    response: z.object({ devices: z.array(Device), publicKey: z.string() }),
  },
  /** Deletes a device of the caller; one that does not exist any more is no error. */
  delete: {
    endpoint: 'DELETE /devices/:deviceId',
    permission: 'login',
    params: z.object({ deviceId: z.uuid() }),
    response: emptyResponse,
  },
  /**
   * The browser replaced its subscription while no page was open, so there is no token: the former endpoint and its secret,
   * which only this browser and the server know, prove whose device it is. One that is not known changes nothing.
   */
  replace: {
    endpoint: 'POST /devices/replace',
    permission: 'public',
    body: z.object({
      endpoint: z.url().max(1000),
      auth: Subscription.shape.keys.shape.auth,
      subscription: Subscription,
    }),
    response: emptyResponse,
  },
  /** Sends a notification to this device at once. */
  test: {
    endpoint: 'POST /devices/test',
    permission: 'login',
    body: z.object({ endpoint: z.url().max(1000) }),
    response: z.object({ result: z.enum(pushResults) }),
  },
});
