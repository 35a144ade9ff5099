import { useApiQuery, useInfiniteApiQuery, useApiMutation } from '#shell/web/api/query.ts';
import { hasRole, useMe } from '#shell/web/session.ts';
import { type ClientFilters, clientRoutes } from '../contract.ts';

/** Whatever changes a client changes these. */
export const clientInvalidations = [
  clientRoutes.list,
  clientRoutes.detail,
  clientRoutes.counts,
  clientRoutes.limit,
  clientRoutes.last,
  clientRoutes.forSelect,
];

export function useClients({ page: _, ...filters }: ClientFilters) {
  return useInfiniteApiQuery(clientRoutes.list, filters, ({ clients }) => clients);
}

export function useClient(id: string) {
  return useApiQuery(clientRoutes.detail, { id });
}

export function useClientCounts() {
  return useApiQuery(clientRoutes.counts, {}).data;
}

/** How many clients the account may have, and whether it has them. */
export function useClientLimit() {
  return useApiQuery(clientRoutes.limit, {}).data;
}

export function useClientTypes() {
  return useApiQuery(clientRoutes.types, {}).data?.clientTypes;
}

/** Among whom the owner shares the clients out. Empty for somebody alone, and for a collaborator, who sees only their own. */
export function useCollaborators() {
  const isOwner = hasRole(useMe(), 'admin', 'super_admin');
  const { data } = useApiQuery(clientRoutes.collaborators, {}, { enabled: isOwner });
  const everybody = data?.teamMembers ?? [];
  return everybody.length > 1 ? everybody : [];
}

export function useCreateType() {
  return useApiMutation(clientRoutes.createType, { invalidates: [clientRoutes.types], skipGlobalErrorHandler: true });
}

export function useResendInvitation(onDone: () => void) {
  return useApiMutation(clientRoutes.resendEmail, { invalidates: [clientRoutes.detail], onSuccess: onDone });
}

export function useDeactivateClient(onDone: () => void) {
  return useApiMutation(clientRoutes.deactivate, { invalidates: clientInvalidations, onSuccess: onDone });
}

export function useRestoreClient(onDone: () => void) {
  return useApiMutation(clientRoutes.restore, { invalidates: clientInvalidations, onSuccess: onDone });
}

/** The client's own answers are not asked again: there is nobody to ask about. */
export function useDeleteClient(onDone: () => void) {
  return useApiMutation(clientRoutes.delete, {
    invalidates: clientInvalidations.filter((route) => route !== clientRoutes.detail),
    onSuccess: onDone,
  });
}

export function useSaveSubscriptionEnd() {
  return useApiMutation(clientRoutes.saveSubscriptionEnd, { invalidates: [clientRoutes.detail, clientRoutes.list] });
}

/** Says itself when it fails, so that the screen need not. */
export function useSaveNote() {
  return useApiMutation(clientRoutes.saveNote, { skipGlobalErrorHandler: true });
}

/** Who invites whom. The link is only read: it stays good until the registration. */
export function useInvitation(token: string) {
  return useApiQuery(
    clientRoutes.readInvitation,
    { token },
    { staleTime: Number.POSITIVE_INFINITY, meta: { skipGlobalErrorHandler: true } },
  );
}
