import { useApiQuery } from '#shell/web/api/query.ts';
import { useRecord } from '#shell/web/records/use-record.ts';
import { hasRole, useMe } from '#shell/web/session.ts';
import { clientRoutes } from '../contract.ts';

/** Routes whose queries are invalidated when a client changes. */
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

/** The limit of the payment plan and the number of clients. */
export function useClientLimit() {
  return useApiQuery(clientRoutes.limit, {}).data;
}

export function useClientTypes() {
  return useApiQuery(clientRoutes.types, {}).data?.clientTypes ?? [];
}

export function useIsOwner(): boolean {
  return hasRole(useMe(), 'admin', 'super_admin');
}

/**
 * Users who can be the collaborator of a client, as options of a select. Empty for an owner without a team, and for a
 * collaborator, who sees only their own clients.
 */
export function useCollaborators() {
  const isOwner = useIsOwner();
  const { data } = useApiQuery(clientRoutes.collaborators, {}, { enabled: isOwner });
  const everybody = data?.teamMembers.map(optionOf) ?? [];
  return everybody.length > 1 ? everybody : [];
}

/** Converts a record to an option of a select. */
export function optionOf({ id, name }: { id: string; name: string }) {
  return { value: id, label: name };
}
