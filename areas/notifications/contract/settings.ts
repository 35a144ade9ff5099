import { z } from 'zod';
import { emptyResponse, instant } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { channels, modes } from './channels.ts';
import { kindNames } from './kinds.ts';

/** A kind and a channel: `workout_finished.push`. */
const cells = kindNames.flatMap((kind) => channels.map((channel) => `${kind}.${channel}` as const));
export type Cell = (typeof cells)[number];

const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'notifications:invalid.time');
const weekday = z.number().int().min(1).max(7);

/** Local times of the person, evaluated when something is sent. `days`: weekdays on which the hours begin, 1 is Monday. */
export const QuietHours = z.object({
  isOn: z.boolean(),
  from: localTime,
  until: localTime,
  days: z.array(weekday).max(7),
});
export type QuietHours = z.output<typeof QuietHours>;

/** When the mail with the summary is sent, in the time zone of the person. `weekday` counts for a weekly one. */
export const Digest = z.object({
  frequency: z.enum(['daily', 'weekly']),
  hour: z.number().int().min(0).max(23),
  weekday,
});
export type Digest = z.output<typeof Digest>;

export const settingDefaults = {
  quiet: { isOn: false, from: '22:00', until: '07:00', days: [1, 2, 3, 4, 5, 6, 7] },
  digest: { frequency: 'daily', hour: 8, weekday: 1 },
} as const satisfies { quiet: Omit<QuietHours, 'days'> & { days: readonly number[] }; digest: Digest };

const modesByCell = z.partialRecord(z.enum(cells), z.enum(modes).nullable());

/** Chosen settings. In a request null resets a setting, and a missing key leaves it unchanged. */
const DefaultChoices = z.object({
  channels: modesByCell.optional(),
  quiet: QuietHours.nullable().optional(),
  digest: Digest.nullable().optional(),
});

export const NotificationChoices = DefaultChoices.extend({
  /** Nothing by push or mail until then. */
  mutedUntil: instant.nullable().optional(),
  /** No mails at all, as the link in each mail chooses. Those that are fixed are sent nevertheless. */
  isMailOff: z.literal(true).nullable().optional(),
});
export type NotificationChoices = z.output<typeof NotificationChoices>;

/** Where the value of a setting comes from. */
const settingSources = ['product', 'account', 'personal'] as const;
const source = z.enum(settingSources);

export const NotificationSettings = z.object({
  /** Only of the kinds that the caller receives. */
  channels: z.partialRecord(z.enum(cells), z.object({ mode: z.enum(modes), source })),
  quiet: z.object({ value: QuietHours, source }),
  digest: z.object({ value: Digest, source }),
  mutedUntil: z.string().nullable(),
  isMailOff: z.boolean(),
});
export type NotificationSettings = z.output<typeof NotificationSettings>;

const response = z.object({ settings: NotificationSettings });

/** Saves merge key by key, so concurrent saves of different settings are both stored. */
export const notificationSettingRoutes = defineRoutes({
  settings: {
    endpoint: 'GET /notifications/getNotificationsSettings',
    permission: 'view notifications',
    response,
  },
  saveSettings: {
    endpoint: 'POST /notifications/saveNotificationsSettings',
    permission: 'view notifications',
    body: NotificationChoices,
    response,
  },
  /** What applies to everybody who has not chosen, professionals and clients. */
  defaultSettings: { endpoint: 'GET /notifications/default-settings', permission: 'admin', response },
  saveDefaultSettings: {
    endpoint: 'POST /notifications/default-settings',
    permission: 'admin',
    body: DefaultChoices,
    response,
  },
  /** The ticket is in each mail; no login is needed. Mail programs send this request for one click (RFC 8058). */
  unsubscribe: {
    endpoint: 'POST /notifications/unsubscribe/:ticket',
    permission: 'public',
    params: z.object({ ticket: z.string().max(400) }),
    response: emptyResponse,
  },
});
