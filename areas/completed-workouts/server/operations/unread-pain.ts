import { findNamedClients } from '#areas/assignments/server/public.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { unreadPainRoutes } from '../../contract/unread-pain.ts';
import { findUnreadPain } from '../store/unread-pain.ts';

type Route = typeof unreadPainRoutes.ofRecipients;

/** Unread pain of the clients that are named, also inactive ones, or belong to the groups. Without any there is none. */
export async function listUnreadPain(scope: Scope, recipients: ParsedRequest<Route>): Promise<ApiResponse<Route>> {
  return { unreadPain: await findUnreadPain(scope, await findNamedClients(scope, recipients)) };
}
