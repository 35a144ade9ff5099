import { z } from 'zod';
import { idSchema, pageNumber, yesNo } from '#shell/common/fields.ts';
import { kindGroups } from './kind-groups.ts';

export const NotificationFilters = z.object({
  group: z.enum(kindGroups).optional(),
  unread: yesNo.optional(),
  clientId: idSchema('clients').optional(),
  page: pageNumber,
});
export type NotificationFilters = z.output<typeof NotificationFilters>;
