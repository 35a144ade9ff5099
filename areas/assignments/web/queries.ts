import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { groupRoutes } from '#areas/groups/contract.ts';
import { call } from '#shell/web/api/call.ts';
import { messageOf } from '#shell/web/api/error-message.ts';
import { isRejection } from '#shell/web/device-store/sync-loop.ts';
import { useApiQuery, useInfiniteApiQuery } from '#shell/web/api/query.ts';
import type { AssignPreview } from '../contract.ts';
import { maxRecipients } from '../contract/limits.ts';
import { idsOf, isPlainDate, type Recipient, type Recipients } from './assignment.ts';
import type { AssignmentKind, RecipientKind } from './assignment-kind.ts';

export function useAssignableClients({ routes }: RecipientKind, templateId: string, search: string | undefined) {
  return useInfiniteApiQuery(routes.assignableClients, { id: templateId, search }, ({ clients }) => clients);
}

export function useAssignableGroups(search: string | undefined) {
  return useInfiniteApiQuery(groupRoutes.list, { search }, ({ groups }) => groups);
}

/** Mutation that loads the clients matching the search, page by page until `maxRecipients` are loaded. */
export function useLoadAllClients(
  { routes }: RecipientKind,
  templateId: string,
  onLoaded: (clients: Recipient[]) => void,
) {
  return useMutation({
    mutationFn: async (search: string | undefined) => {
      const all: Recipient[] = [];
      for (let page = 1; page > 0 && all.length < maxRecipients; ) {
        const { clients, nextPage } = await call(routes.assignableClients, { id: templateId, search, page });
        all.push(...clients.map(({ id, name }) => ({ id, name })));
        page = nextPage;
      }
      return all;
    },
    onSuccess: onLoaded,
  });
}

interface PreviewQuery {
  preview: AssignPreview | undefined;
  /** Whether the preview is the one of what is chosen, or nothing is chosen that has one. */
  isReady: boolean;
  /** `reason`: why the server refuses it; null when it did not respond or failed. */
  failed: { reason: string | null; isRetrying: boolean; retry: () => void } | null;
}

interface PlannedAssignment extends Recipients {
  /** Empty while no template is chosen. */
  templateId: string;
  startsOn: string;
  includesAssigned: unknown;
}

/**
 * Loads the effects of an assignment; undefined while template, recipients or first day are missing. While it is loading the preview is
 * the one of what was chosen before: it is shown, and nothing may be confirmed of it. Nothing may be assigned either after it failed,
 * because an assignment may delete copies.
 */
export function useAssignPreview(
  { routes, isGivenOnce = false }: AssignmentKind,
  { templateId, clients, groups, startsOn, includesAssigned }: PlannedAssignment,
): PreviewQuery {
  const isComplete = templateId !== '' && clients.length + groups.length > 0 && isPlainDate(startsOn);
  const recipients = { clientIds: idsOf(clients), groupIds: idsOf(groups) };
  const request = { id: templateId, ...recipients, startsOn, ...(isGivenOnce && { includesAssigned }) };
  const enabled = isComplete && clients.length <= maxRecipients;
  const { data, error, isLoading, isPlaceholderData, isFetching, refetch } = useApiQuery(
    routes.previewAssign,
    request,
    {
      enabled,
      placeholderData: keepPreviousData,
      meta: { skipGlobalErrorHandler: true },
    },
  );
  return {
    preview: isComplete ? data?.preview : undefined,
    isReady: !enabled || !(isLoading || isPlaceholderData || error),
    failed:
      enabled && error
        ? {
            reason: isRejection(error) ? messageOf(error) : null,
            isRetrying: isFetching,
            retry: () => void refetch(),
          }
        : null,
  };
}
