import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '#shell/web/api/query.ts';
import { broadcastRoutes, type Candidate } from '../../contract.ts';
import { audienceOf, type BroadcastValues } from './form-values.ts';

export interface Candidates {
  /** Who can be written to and read it, also those who were taken off the list. */
  reachable: readonly Candidate[];
  unreachable: readonly Candidate[];
  /** Who could be written to, but has not registered yet and so gets nothing. */
  notRegistered: readonly Candidate[];
  /** Who gets the message. */
  chosen: readonly Candidate[];
  /** Why they cannot be listed. */
  error: string | null;
  isLoading: boolean;
}

/** The clients of the audience that the values describe. */
export function useCandidates(values: BroadcastValues): Candidates {
  const audience = audienceOf(values);
  const isEmpty =
    audience.audience === 'chosen' &&
    audience.clientTypeIds.length + audience.groupIds.length + audience.clientIds.length === 0;
  const { data, error, isPending, isPlaceholderData } = useApiQuery(broadcastRoutes.candidates, audience, {
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
    meta: { skipGlobalErrorHandler: true },
  });
  const isLoading = !isEmpty && !error && (isPending || isPlaceholderData);
  const candidates = isEmpty || error ? [] : (data?.candidates ?? []);
  const writable = candidates.filter(({ canBeWritten }) => canBeWritten);
  const reachable = writable.filter(({ isRegistered }) => isRegistered);
  const excluded = new Set(values.excludedIds);
  return {
    reachable,
    unreachable: candidates.filter(({ canBeWritten }) => !canBeWritten),
    notRegistered: writable.filter(({ isRegistered }) => !isRegistered),
    chosen: isLoading ? [] : reachable.filter(({ id }) => !excluded.has(id)),
    error: isEmpty ? null : (error?.message ?? null),
    isLoading,
  };
}
