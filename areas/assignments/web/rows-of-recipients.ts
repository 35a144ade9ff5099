import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '#shell/web/api/query.ts';
import type { ApiRequest, ApiResponse, Route } from '#shell/common/route.ts';
import { maxRecipients } from '../contract/limits.ts';

/** The clients and groups that were chosen for an assignment, at most `maxRecipients` clients. */
export interface ChosenRecipients {
  clientIds: string[];
  groupIds?: string[];
  /** Clients among them who get nothing, for example because they already have it. */
  leftOutIds?: readonly string[];
}

/**
 * Loads what a professional must know about chosen recipients, by a route that names them in its request. Rows of clients who get
 * nothing are left out. There are none without recipients, with too many, without `isAllowed` and when the request is refused, for
 * example because a client has withdrawn the consent.
 */
export function useRowsOfRecipients<R extends Route, Row extends { clientId: string }>(
  route: R,
  { clientIds, groupIds = [], leftOutIds = [] }: ChosenRecipients,
  isAllowed: boolean,
  selectRows: (response: ApiResponse<R>) => readonly Row[],
): { rows: Row[]; isPending: boolean } {
  const hasRecipients = clientIds.length + groupIds.length > 0;
  const { data, isPending } = useApiQuery(route, { clientIds, groupIds } as unknown as ApiRequest<R>, {
    enabled: isAllowed && hasRecipients && clientIds.length <= maxRecipients,
    placeholderData: keepPreviousData,
    meta: { skipGlobalErrorHandler: true },
  });
  const rows = hasRecipients && data ? selectRows(data) : [];
  return { rows: rows.filter(({ clientId }) => !leftOutIds.includes(clientId)), isPending };
}
