export { verifyLink, sendLink, consumeLink } from './operations/links.ts';
export { hashPassword, isRightPassword, newToken } from './operations/passwords.ts';
export { startSession, type Token } from './operations/sessions.ts';
export { findLetterhead } from './store/letterhead.ts';
export { deleteLinksOfClient } from './store/links.ts';
export { clientOfLink } from './store/mail-recipient.ts';
export { insertTrainingSchoolSession, recordActivity } from './store/sessions.ts';
export {
  deleteMembership,
  findUserByEmail as findPerson,
  insertMembership,
  insertUser as insertPerson,
  readPermissions,
} from './store/users.ts';
