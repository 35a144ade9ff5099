import type { ApiRequest, ApiResponse, Route } from '#shell/common/route.ts';
import type { ApiError } from '../api/api-error.ts';
import { useApiQuery } from '../api/query.ts';

/** The state of loading a record: both fields are empty while it loads. */
export interface RecordQuery<T> {
  record: T | undefined;
  error: ApiError | null;
}

/**
 * Loads one record.
 *
 *     const client = useRecord(clientRoutes.detail, { id }, (response) => response.client);
 *
 * `RecordScreen` renders it as a screen.
 */
export function useRecord<R extends Route, T>(
  route: R,
  request: ApiRequest<R>,
  pick: (response: ApiResponse<R>) => T,
): RecordQuery<T> {
  const { data, error } = useApiQuery(route, request);
  return { record: data && pick(data), error: data ? null : error };
}
