import { useApiQuery } from '#shell/web/api/query.ts';
import { useRecord } from '#shell/web/records/use-record.ts';
import { hasRole, useMay, useMe, usePermissions } from '#shell/web/session.ts';
import type { CareKind, Collaborator } from '../contract/care.ts';
import { clientRoutes } from '../contract.ts';
import { mayAddClients, permittedCareKinds } from '../rules/in-charge.ts';
import { useOwnCare } from './client-pages.ts';

/** Routes whose queries are invalidated when a client changes. */
export const clientInvalidations = [
  clientRoutes.list,
  clientRoutes.detail,
  clientRoutes.head,
  clientRoutes.counts,
  clientRoutes.limit,
  clientRoutes.last,
  clientRoutes.forSelect,
  clientRoutes.typeFilters,
];

/** Routes whose responses change with the invitation of a client. */
export const invitationInvalidations = [clientRoutes.list, clientRoutes.detail, clientRoutes.last];

/** Routes whose responses change with a client type. */
export const typeInvalidations = [...clientInvalidations, clientRoutes.types];

export function useClient(id: string) {
  return useRecord(clientRoutes.detail, { id }, ({ client }) => client);
}

/**
 * What every page of a client shows of them. `client` is the whole record, for callers who may view clients. Both are
 * undefined while they are loading, and without an id.
 */
export function useClientHead(id: string | undefined) {
  const mayView = useMay()('view clients');
  const request = { id: id ?? '' };
  const detail = useApiQuery(clientRoutes.detail, request, { enabled: id !== undefined && mayView });
  const head = useApiQuery(clientRoutes.head, request, { enabled: id !== undefined && !mayView });
  const { data, error } = mayView ? detail : head;
  return { client: detail.data?.client, head: data?.client, error: data ? null : error };
}

/** The name of a client; empty while it is loading, and without an id. */
export function useClientName(id: string | undefined): string {
  return useClientHead(id).head?.name ?? '';
}

/** Whether the client is coached: active, and not waiting for the deletion of their data. False while it is unknown. */
export function useIsCoached(id: string | undefined): boolean {
  const { head } = useClientHead(id);
  return head?.isActive === true && !head.deleteAfter;
}

/** Whether the client has withdrawn the consent to health data: the server refuses it. */
export function useHidesHealthData(id: string): boolean {
  return useClientHead(id).head?.withdrawnConsents.includes('health_data') ?? false;
}

/**
 * What the caller cares for in a client: nutrition by profession, or because the client is followed for nutrition alone; else
 * training. Null while it is unknown.
 */
export function useCareOf(id: string): CareKind | null {
  const own = useOwnCare();
  const mayView = useMay()('view clients');
  const { client } = useClientHead(id);
  if (own === 'nutrition') return own;
  if (mayView && !client) return null;
  const isForNutrition = client?.nutritionCollaboratorId && !client.trainingCollaboratorId;
  return isForNutrition ? 'nutrition' : own;
}

/** The limit of the payment plan and the number of clients. */
export function useClientLimit() {
  return useApiQuery(clientRoutes.limit, {}).data;
}

export function useClientTypes() {
  return useApiQuery(clientRoutes.types, {}).data?.clientTypes ?? [];
}

/** Options of the filter, each with the number of its clients. */
export function useTypeFilters() {
  const clientTypes = useApiQuery(clientRoutes.typeFilters, {}).data?.clientTypes ?? [];
  return clientTypes.map(({ id, name, total }) => ({ value: id, label: `${name} (${total})` }));
}

export function useIsOwner(): boolean {
  return hasRole(useMe(), 'admin', 'super_admin');
}

/** Whether the user is a secretary: sees all clients without their care, and is never assigned to one. */
export function useIsSecretary(): boolean {
  return hasRole(useMe(), 'secretary');
}

/** Whether the user can be assigned to clients by the role, but has no permission of either kind of care. */
export function useIsWithoutCare(): boolean {
  const permissions = usePermissions();
  return !useIsSecretary() && permittedCareKinds(permissions).length === 0;
}

/** Whether the user may add clients, one by one or by an import. */
export function useMayAddClients(): boolean {
  return mayAddClients(usePermissions(), useMe().roles);
}

/**
 * Users who can be in charge of a client. Empty for an owner who is the only one, and for a
 * collaborator, who sees only their own clients.
 */
export function useCollaborators(): readonly Collaborator[] {
  const isSecretary = useIsSecretary();
  const isOwner = useIsOwner();
  const { data } = useApiQuery(clientRoutes.collaborators, {}, { enabled: isOwner || isSecretary });
  const followers = data?.teamMembers.filter(({ role }) => role !== 'secretary') ?? [];
  return followers.length > 1 || isSecretary ? followers : [];
}

/** Converts a record to an option of a select. */
export function optionOf({ id, name }: { id: string; name: string }) {
  return { value: id, label: name };
}
