import type { CreateRecords } from '#database/testing/records.ts';
import { inviteCollaborator } from '../operations/invitations.ts';
import { findTeam } from '../store/team.ts';

export const createRecords: CreateRecords = async ({ admin }) => {
  const team = await findTeam(admin);
  const draft = { name: 'Ada Riservata', email: 'invitata.studio-prova@example.com', isNameHidden: false };
  const { invitation } = await inviteCollaborator(admin, { ...draft, role: 'coach', permissions: [], clientIds: [] });
  const collaborators = team.find(({ role }) => role === 'coach')?.id ?? '';
  return { shared: { collaborators, 'collaborator-invitations': invitation.id } };
};
