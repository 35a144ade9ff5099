import { findNamedClients } from '#areas/assignments/server/public.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { unreadPainRoutes } from '../../contract/unread-pain.ts';
import { findReadPain, findUnreadPain } from '../store/unread-pain.ts';

type Route = typeof unreadPainRoutes.ofRecipients;

/** Unread pain, and that of the last days which the caller has read, of the clients that are named, also inactive ones, or belong to the groups. Without any there is none. */
export async function listUnreadPain(scope: Scope, recipients: ParsedRequest<Route>): Promise<ApiResponse<Route>> {
  const clientIds = await findNamedClients(scope, recipients);
  const [unreadPain, readPain] = await Promise.all([findUnreadPain(scope, clientIds), findReadPain(scope, clientIds)]);
  return { unreadPain, readPain };
}
