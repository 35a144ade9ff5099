import { z } from 'zod';
import { idSchema } from '#shell/common/fields.ts';
import { maxRecipients } from './limits.ts';

/** Fields of a request that name clients, and groups whose clients are meant. */
export const recipientIds = {
  clientIds: z.array(idSchema('clients')).max(maxRecipients).default([]),
  groupIds: z.array(idSchema('groups')).max(20).default([]),
};
