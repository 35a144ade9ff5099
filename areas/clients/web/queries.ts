import { useApiQuery } from '#shell/web/api/query.ts';
import { useRecord } from '#shell/web/records/use-record.ts';
import { hasRole, useMe } from '#shell/web/session.ts';
import { clientRoutes } from '../contract.ts';

/** Routes whose responses change with a client. */
export const clientInvalidations = [
  clientRoutes.list,
  clientRoutes.detail,
  clientRoutes.counts,
  clientRoutes.limit,
  clientRoutes.last,
  clientRoutes.forSelect,
];

export function useClient(id: string) {
  return useRecord(clientRoutes.detail, { id }, ({ client }) => client);
}

export function useClientCounts() {
  return useApiQuery(clientRoutes.counts, {}).data;
}

/** The limit of the payment plan and the number of clients. */
export function useClientLimit() {
  return useApiQuery(clientRoutes.limit, {}).data;
}

export function useClientTypes() {
  return useApiQuery(clientRoutes.types, {}).data?.clientTypes;
}

export function useIsOwner(): boolean {
  return hasRole(useMe(), 'admin', 'super_admin');
}

/** Who may look after a client. Empty for an owner without a team, and for a collaborator, who sees only their own clients. */
export function useCollaborators() {
  const isOwner = useIsOwner();
  const { data } = useApiQuery(clientRoutes.collaborators, {}, { enabled: isOwner });
  const everybody = data?.teamMembers ?? [];
  return everybody.length > 1 ? everybody : [];
}
