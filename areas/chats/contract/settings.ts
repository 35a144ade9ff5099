import { z } from 'zod';
import { emptyResponse, idSchema, optionalText, recordVersion } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { Slot, slots } from './slots.ts';
import { template } from './template.ts';

/** Length of an automatic text. */
export const maxAutomaticText = 1000;

const availabilities = ['always', 'hours'] as const;
export const clientAvailabilities = [...availabilities, 'off'] as const;
export type ClientAvailability = (typeof clientAvailabilities)[number];

/** The time to an answer that clients read: within minutes, an hour, a few hours, a day, or some days. */
export const replyTimes = ['minutes', 'hour', 'hours', 'day', 'days'] as const;
export type ReplyTime = (typeof replyTimes)[number];

/** `measured`: the median of the first answers of the last week within the open hours. */
export const replyTimeChoices = ['measured', ...replyTimes] as const;

const ChatSettingsDraft = z.object({
  availability: z.enum(availabilities),
  hours: slots,
  replyTime: z.enum(replyTimeChoices).nullable(),
  /** Written by itself to a client who writes outside the open hours; null: nothing. */
  autoReply: template(optionalText(maxAutomaticText), 'autoReply'),
  /** Written by itself to a client who has just registered; null: nothing. */
  welcome: template(optionalText(maxAutomaticText), 'welcome'),
});
export type ChatSettingsDraft = z.output<typeof ChatSettingsDraft>;

export const ChatSettings = z.object({
  /** The record of an account: forms need an id. */
  id: z.literal('chat'),
  availability: z.enum(availabilities),
  hours: z.array(Slot),
  replyTime: z.enum(replyTimeChoices).nullable(),
  /** What is measured now; null with too few answers. */
  measured: z.enum(replyTimes).nullable(),
  autoReply: z.string().nullable(),
  welcome: z.string().nullable(),
  timeZone: z.string(),
  version: recordVersion,
});
export type ChatSettings = z.output<typeof ChatSettings>;

/** When messages in a conversation are answered. */
export const ConversationHours = z.object({
  isOpen: z.boolean(),
  /** When that changes; null: never. */
  changesAt: z.string().nullable(),
  replyTime: z.enum(replyTimes).nullable(),
  /** What was chosen for this client; null: as the account. Always null for the client. */
  availability: z.enum(clientAvailabilities).nullable(),
  /** That of the account, which holds without a choice. Always null for the client. */
  accountAvailability: z.enum(availabilities).nullable(),
});
export type ConversationHours = z.output<typeof ConversationHours>;

const settingsResponse = z.object({ settings: ChatSettings });
const ofConversation = z.object({ id: idSchema('conversations') });

export const chatSettingRoutes = defineRoutes({
  get: { endpoint: 'GET /chat-settings', permission: 'admin', response: settingsResponse },
  update: {
    endpoint: 'POST /update-chat-settings',
    permission: 'admin',
    body: ChatSettingsDraft.extend({ version: recordVersion }).refine(
      ({ availability, hours }) => availability === 'always' || hours.length > 0,
      { path: ['hours'], error: 'chats:invalid.noSlots' },
    ),
    response: settingsResponse,
  },
  hasWelcomeMessages: {
    endpoint: 'GET /has-welcome-messages',
    permission: 'view chats',
    response: z.object({ hasWelcomeMessages: z.boolean() }),
  },
  hours: {
    endpoint: 'GET /conversations/:id/hours',
    permission: 'view chats',
    params: ofConversation,
    response: z.object({ hours: ConversationHours }),
  },
  /** For professionals. */
  setAvailability: {
    endpoint: 'PUT /conversations/:id/availability',
    permission: 'update chats',
    params: ofConversation,
    body: z.object({ availability: z.enum(clientAvailabilities).nullable() }),
    response: emptyResponse,
  },
});
