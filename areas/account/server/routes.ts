import { liveRoutes } from '#shell/common/realtime.ts';
import { accountRoutes } from '../contract.ts';
import { deletionRoutes } from '../contract/deletion.ts';
import { documentRoutes } from '../contract/documents.ts';
import { bindArea } from '#shell/server/http/bind.ts';
import { webEntry } from '#shell/server/http/web-entry.ts';
import { accountDaily, accountJobs } from './jobs.ts';
import { listDocuments, publishDocument, readDocument } from './operations/documents.ts';
import { requestDeletion, restoreAccount } from './operations/deletion.ts';
import {
  changePassword,
  checkPasswordLink,
  requestPasswordReset,
  resetPassword,
} from './operations/password-change.ts';
import {
  changeHideDefaultExercises,
  confirmEmail,
  deleteLogo,
  myPermissions,
  readMe,
  saveLogo,
  saveProfile,
  setAccountTimeZone,
  setLocale,
  setTimeZone,
  setUnits,
} from './operations/profile.ts';
import { confirmRegistration, readRegistration, register } from './operations/registration.ts';
import { createEventTicket, login, logout, logoutOthers, switchAccount } from './operations/sessions.ts';
import { saveTutorialStep } from './store/memberships.ts';
import { readRoles } from './store/users.ts';

export const accountServer = bindArea(
  'account',
  { ...accountRoutes, ...deletionRoutes, ...liveRoutes, ...documentRoutes },
  {
    readDocument,
    documents: listDocuments,
    publishDocument,
    login,
    eventTicket: createEventTicket,
    logout,
    logoutOthers,
    me: readMe,
    switchAccount,
    register,
    registration: readRegistration,
    confirmRegistration,
    confirmEmail,
    askReset: requestPasswordReset,
    checkPasswordLink,
    resetPassword,
    setPassword: resetPassword,
    saveProfile,
    saveLogo,
    deleteLogo,
    changePassword,
    hideDefaultExercises: changeHideDefaultExercises,
    setLocale,
    setTimeZone,
    setUnits,
    setAccountTimeZone,
    setTutorialStep: saveTutorialStep,
    deleteAccount: requestDeletion,
    restoreAccount,
    shouldRefreshPage: async (_scope, { entry }) => ({ shouldRefresh: ![null, entry].includes(webEntry()) }),
    permissions: myPermissions,
    roles: async (scope) => ({ roles: await readRoles(scope) }),
  },
  { jobs: accountJobs, daily: accountDaily },
);
