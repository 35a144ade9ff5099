export { careOfClients } from './care.ts';
export { assertCurrentPassword } from './operations/current-password.ts';
export { ownErasure } from './erasure.ts';
export { loginEmailChanged } from './events.ts';
export { createLink, verifyLink, sendLink, consumeLink } from './operations/links.ts';
export { hashPassword, isRightPassword, newToken } from './operations/passwords.ts';
export { startSession, startViewSession, type Token } from './operations/sessions.ts';
export {
  deactivateMembership,
  findMembership,
  findMembershipOfEmail,
  findTeamEmails,
  lockTeam,
  reactivateMembership,
  updateMembership,
} from './store/memberships.ts';
export { readStudioBrand } from './operations/brand.ts';
export { getDocument } from './operations/documents.ts';
export { findLetterhead } from './store/letterhead.ts';
export { deleteLinksOfClient, deleteLinksOfInvitation, findClientsWithLink, type Link } from './store/links.ts';
export { invitedByLink } from './store/mail-recipient.ts';
export { callerHas, effectivePermissions } from './store/permissions.ts';
export { deleteViewSessions, insertTrainingSchoolSession, isViewSession, recordActivity } from './store/sessions.ts';
export {
  deleteMembership,
  findUnits,
  findUserByEmail as findPerson,
  insertMembership,
  insertUser as insertPerson,
  readPermissions,
  readProfessionalPermissions,
} from './store/users.ts';
