import { clientRoutes } from '#areas/clients/contract.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useRecord } from '#shell/web/records/use-record.ts';
import { type CollaboratorDetail, collaboratorRoutes } from '../contract.ts';
import { handOverRoutes } from '../contract/hand-over.ts';

/** Routes whose responses change with the team. */
export const teamInvalidations = [
  collaboratorRoutes.list,
  collaboratorRoutes.get,
  collaboratorRoutes.previewRemoval,
  handOverRoutes.previewHandOver,
  clientRoutes.collaborators,
  clientRoutes.list,
  clientRoutes.detail,
];

export function useCollaborator(id: string) {
  return useRecord(collaboratorRoutes.get, { id }, ({ collaborator }) => collaborator);
}

/** Those who can get records or clients of `id`, as options of a select: the team without the removed. */
export function useTargets(id: CollaboratorDetail['id'] | undefined) {
  const { data } = useApiQuery(collaboratorRoutes.list, {});
  return (data?.collaborators ?? [])
    .filter((person) => person.id !== id && !person.removedAt)
    .map(({ id: value, name, isSelf }) => ({ value, label: name, isSelf }));
}
