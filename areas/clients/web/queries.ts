import { useAsk, useAskPages, useTell } from '#shell/web/api/query.ts';
import { hasRole, useMe } from '#shell/web/session.ts';
import { type ClientFilters, clientRoutes } from '../contract.ts';

/** Whatever changes a client changes these. */
export const aboutClients = [
  clientRoutes.list,
  clientRoutes.detail,
  clientRoutes.counts,
  clientRoutes.limit,
  clientRoutes.last,
  clientRoutes.forSelect,
];

export function useClients({ page: _, ...filters }: ClientFilters) {
  return useAskPages(clientRoutes.list, filters, ({ clients }) => clients);
}

export function useClient(id: string) {
  return useAsk(clientRoutes.detail, { id });
}

export function useClientCounts() {
  return useAsk(clientRoutes.counts, {}).data;
}

/** How many clients the account may have, and whether it has them. */
export function useClientLimit() {
  return useAsk(clientRoutes.limit, {}).data;
}

export function useClientTypes() {
  return useAsk(clientRoutes.types, {}).data?.clientTypes;
}

/** Among whom the owner shares the clients out. Empty for somebody alone, and for a collaborator, who sees only their own. */
export function useTeam() {
  const isOwner = hasRole(useMe(), 'admin', 'super_admin');
  const { data } = useAsk(clientRoutes.collaborators, {}, { enabled: isOwner });
  const everybody = data?.teamMembers ?? [];
  return everybody.length > 1 ? everybody : [];
}

export function useCreateType() {
  return useTell(clientRoutes.createType, { refresh: [clientRoutes.types], quiet: true });
}

export function useResendInvitation(onDone: () => void) {
  return useTell(clientRoutes.resendEmail, { refresh: [clientRoutes.detail], onDone });
}

export function useDeactivateClient(onDone: () => void) {
  return useTell(clientRoutes.deactivate, { refresh: aboutClients, onDone });
}

export function useRestoreClient(onDone: () => void) {
  return useTell(clientRoutes.restore, { refresh: aboutClients, onDone });
}

/** The client's own answers are not asked again: there is nobody to ask about. */
export function useDeleteClient(onDone: () => void) {
  return useTell(clientRoutes.delete, {
    refresh: aboutClients.filter((route) => route !== clientRoutes.detail),
    onDone,
  });
}

export function useSaveSubscriptionEnd() {
  return useTell(clientRoutes.saveSubscriptionEnd, { refresh: [clientRoutes.detail, clientRoutes.list] });
}

/** Says itself when it fails, so that the screen need not. */
export function useSaveNote() {
  return useTell(clientRoutes.saveNote, { quiet: true });
}

/** Who invites whom. The link is only read: it stays good until the registration. */
export function useInvitation(token: string) {
  return useAsk(clientRoutes.readInvitation, { token }, { staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } });
}
