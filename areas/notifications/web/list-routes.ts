import { notificationRoutes } from '../contract.ts';

/** Responses that change when something is read or arrives. */
export const listRoutes = [
  notificationRoutes.list,
  notificationRoutes.countUnread,
  notificationRoutes.ofClient,
  notificationRoutes.deliveries,
] as const;
