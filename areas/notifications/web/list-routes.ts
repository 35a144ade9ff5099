import { notificationRoutes } from '../contract.ts';
import { unreadRoutes } from '../contract/unread.ts';

/** Responses that change when something is read or arrives. */
export const listRoutes = [
  notificationRoutes.list,
  unreadRoutes.count,
  notificationRoutes.ofClient,
  notificationRoutes.deliveries,
] as const;
