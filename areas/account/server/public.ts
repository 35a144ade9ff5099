export { readLink, sendLink, spendLink } from './operations/links.ts';
export { hashPassword, isRightPassword, newToken } from './operations/passwords.ts';
export { startSession, type Token } from './operations/sessions.ts';
export { deleteLinksOfClient } from './store/links.ts';
export { deleteMembership, findPerson, insertMembership, insertPerson, readPermissions } from './store/persons.ts';
