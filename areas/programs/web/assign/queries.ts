import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { groupRoutes } from '#areas/groups/contract.ts';
import { call } from '#shell/web/api/call.ts';
import { useAsk, useAskPages } from '#shell/web/api/query.ts';
import { type AssignPreview, mostClients, programRoutes } from '../../contract.ts';
import { idsOf, isDay, type Recipient, type Recipients } from './assignment.ts';

export function useAssignableGroups(search: string | undefined) {
  return useAskPages(groupRoutes.list, { search }, ({ groups }) => groups);
}

/** All clients that are found, whatever of them is shown: as many as one call assigns to. */
export function useGatherClients(id: string, onDone: (clients: Recipient[]) => void) {
  return useMutation({
    mutationFn: async (search: string | undefined) => {
      const found: Recipient[] = [];
      for (let page = 1; page > 0 && found.length < mostClients; ) {
        const { clients, nextPage } = await call(programRoutes.assignableClients, { id, search, page });
        found.push(...clients.map((client) => ({ id: client.id, name: client.name })));
        page = nextPage;
      }
      return found;
    },
    onSuccess: onDone,
  });
}

interface Asked extends Recipients {
  /** Empty as long as no program is chosen. */
  programId: string;
  startsOn: string;
}

/** What assigning would come to; undefined while nobody is chosen, or no day. */
export function useAssignPreview({ programId, clients, groups, startsOn }: Asked): AssignPreview | undefined {
  const isAsked = programId !== '' && clients.length + groups.length > 0 && isDay(startsOn);
  const question = { id: programId, clientIds: idsOf(clients), groupIds: idsOf(groups), startsOn };
  const { data } = useAsk(programRoutes.previewAssign, question, {
    enabled: isAsked && clients.length <= mostClients,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return isAsked ? data?.preview : undefined;
}
