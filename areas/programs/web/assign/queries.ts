import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { groupRoutes } from '#areas/groups/contract.ts';
import { call } from '#shell/web/api/call.ts';
import { useApiQuery, useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { type AssignPreview, maxRecipients, programRoutes } from '../../contract.ts';
import { idsOf, isDay, type Recipient, type Recipients } from './assignment.ts';

export function useAssignableGroups(search: string | undefined) {
  return useInfiniteApiQuery(groupRoutes.list, { search }, ({ groups }) => groups);
}

/** All clients that are found, whatever of them is shown: as many as one call assigns to. */
export function useGatherClients(id: string, onDone: (clients: Recipient[]) => void) {
  return useMutation({
    mutationFn: async (search: string | undefined) => {
      const found: Recipient[] = [];
      for (let page = 1; page > 0 && found.length < maxRecipients; ) {
        const { clients, nextPage } = await call(programRoutes.assignableClients, { id, search, page });
        found.push(...clients.map((client) => ({ id: client.id, name: client.name })));
        page = nextPage;
      }
      return found;
    },
    onSuccess: onDone,
  });
}

interface AssignRequest extends Recipients {
  /** Empty as long as no program is chosen. */
  programId: string;
  startsOn: string;
}

/** What assigning would come to; undefined while nobody is chosen, or no day. */
export function useAssignPreview({ programId, clients, groups, startsOn }: AssignRequest): AssignPreview | undefined {
  const isAsked = programId !== '' && clients.length + groups.length > 0 && isDay(startsOn);
  const question = { id: programId, clientIds: idsOf(clients), groupIds: idsOf(groups), startsOn };
  const { data } = useApiQuery(programRoutes.previewAssign, question, {
    enabled: isAsked && clients.length <= maxRecipients,
    placeholderData: keepPreviousData,
    meta: { skipGlobalErrorHandler: true },
  });
  return isAsked ? data?.preview : undefined;
}
