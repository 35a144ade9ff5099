import { z } from 'zod';
import {
  email,
  hexColor,
  idSchema,
  language,
  emptyResponse,
  optionalText,
  recordVersion,
  requiredText,
  timeZone,
} from '#shell/common/fields.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { roles } from '#shell/common/permissions.ts';
import { lengthUnits, weightUnits } from '#shell/common/units.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';

export const linkDays = { applicant: 2, client: 14, coach: 2, collaborator: 14, email: 2, reset: 1, set: 14 } as const;
export const trialDays = 30;

/** The first steps of a professional on the home screen; `done` hides them. */
export const tutorialSteps = ['client', 'program', 'assign', 'done'] as const;

export const password = z.string().min(8).max(200);
export const linkToken = z.string().min(20, 'account:problems.link_invalid').max(100, 'account:problems.link_invalid');

/** The units in which a user reads and types weights and lengths of the body. */
export const UserUnits = z.object({ weight: z.enum(weightUnits), length: z.enum(lengthUnits) });

/** A membership of a user in an account, with its role. */
const Membership = z.object({ id: idSchema('memberships'), accountName: z.string(), role: z.enum(roles) });

const CustomApp = z.object({ logo_url: z.string().nullable(), theme: z.object({ main_color: hexColor.nullable() }) });

/** What shows whose page an invitation is, before the login. */
export const StudioBrand = z.object({
  name: z.string(),
  logo_url: z.string().nullable(),
  main_color: hexColor.nullable(),
});
export type StudioBrand = z.output<typeof StudioBrand>;

export const LoggedUser = z.object({
  id: z.uuid(),
  email: z.string(),
  /** The address of a change of e-mail whose link was not opened yet. */
  unconfirmedEmail: z.string().nullable(),
  name: z.string(),
  locale: language,
  roles: z.array(z.enum(roles)),
  accountName: z.string(),
  membershipId: z.uuid().nullable(),
  clientId: z.uuid().nullable(),
  /** Whether the client has a meal plan and never had a program or a workout. */
  isNutritionOnly: z.boolean().optional(),
  /** The time zone in which the user reads: their own, or that of the account. */
  timeZone: z.string(),
  /** Null when the user follows the account. */
  ownTimeZone: z.string().nullable(),
  accountTimeZone: z.string(),
  units: UserUnits,
  remainingTrialDays: z.number().int(),
  custom_app: CustomApp,
  memberships: z.array(Membership),
  /** True when the account hides the exercise library: lists and pickers show only its own exercises. */
  hideDefaultExercises: z.boolean(),
  /** When the account is deleted, whose admin has closed it, or the data of the client, who asked for it; null otherwise. */
  deleteAfter: z.string().nullable(),
  /**
   * Since when the studio has deactivated the client of this session, and the e-mail of its first admin; null otherwise. The session has
   * only the routes about the client's own data.
   */
  endedAccess: z.object({ endedAt: z.string(), email: z.string() }).nullable().optional(),
  /** The memberships as a deactivated client, whose data the user can still reach. */
  endedMemberships: z.array(Membership.pick({ id: true, accountName: true })).optional(),
  /** Version of the profile, which consists of the user and, for the admin, the account. */
  version: recordVersion,
});
export type LoggedUser = z.output<typeof LoggedUser>;

const Login = z.object({ email, password: z.string().min(1).max(200) });
export const Token = z.object({ access_token: z.string(), expiresAt: z.string() });

const Registration = z.object({
  name: requiredText(120),
  businessName: optionalText(120),
  email,
  password,
  locale: language.default('it'),
  agreement: z.literal(true, { error: 'shell:invalid.agreement' }),
});

const NewPassword = z.object({ token: linkToken, password });

const currentPassword = z.string().min(1).max(200);

/** Fields that are missing stay as they are. A new `email` needs `currentPassword`. */
const Profile = z.object({
  name: requiredText(120).optional(),
  email: email.optional(),
  currentPassword: z.string().max(200).optional(),
  accountName: optionalText(120),
  main_color: hexColor.nullish(),
  version: recordVersion,
});

const RoleRow = z.object({ role: z.enum(roles), permissions: z.array(z.string()) });

export const accountRoutes = defineRoutes({
  login: { endpoint: 'POST /auth/login', permission: 'public', body: Login, response: Token },
  logout: {
    endpoint: 'POST /auth/logout',
    permission: 'login',
    admitsDeactivated: true,
    response: emptyResponse,
  },
  /** Ends the other sessions of the user, such as that of a lost phone. */
  logoutOthers: {
    endpoint: 'POST /auth/logout-others',
    permission: 'login',
    response: z.object({ ended: z.number().int() }),
  },
  me: {
    endpoint: 'GET /auth/me',
    permission: 'login',
    admitsDeactivated: true,
    response: z.object({ user: LoggedUser }),
  },
  switchAccount: {
    endpoint: 'POST /auth/switch',
    permission: 'login',
    admitsDeactivated: true,
    body: z.object({ membershipId: idSchema('memberships') }),
    response: emptyResponse,
  },
  register: { endpoint: 'POST /register', permission: 'public', body: Registration, response: emptyResponse },
  registration: {
    endpoint: 'GET /register',
    permission: 'public',
    /**
     * `open` is true when coaches may register on this server, `devMail` when `/dev/mail` shows the mails that it
     * sends. `terms` and `privacy` are the addresses of the platform's own terms and privacy notice, if it has them.
     */
    response: z.object({
      open: z.boolean(),
      devMail: z.boolean(),
      terms: z.url().optional(),
      privacy: z.url().optional(),
    }),
  },
  confirmRegistration: {
    endpoint: 'POST /register/confirm',
    permission: 'public',
    body: z.object({ token: linkToken }),
    response: Token,
  },
  confirmEmail: {
    endpoint: 'POST /profile/confirm-email',
    permission: 'public',
    body: z.object({ token: linkToken }),
    response: emptyResponse,
  },
  askReset: {
    endpoint: 'POST /password/reset/email',
    permission: 'public',
    body: z.object({ email }),
    response: emptyResponse,
  },
  /** Whether the link of `resetPassword` or `setPassword` is still valid, without using it. */
  checkPasswordLink: {
    endpoint: 'POST /password/check-link',
    permission: 'public',
    body: z.object({ token: linkToken }),
    response: emptyResponse,
  },
  resetPassword: { endpoint: 'POST /password/reset', permission: 'public', body: NewPassword, response: emptyResponse },
  setPassword: { endpoint: 'POST /password/set', permission: 'public', body: NewPassword, response: emptyResponse },
  saveProfile: {
    endpoint: 'POST /profile',
    permission: 'login',
    body: Profile,
    response: z.object({ user: LoggedUser }),
  },
  saveLogo: {
    endpoint: 'POST /profile/logo',
    permission: 'admin',
    upload: uploadPolicies.logo,
    response: z.object({ logo_url: z.string() }),
  },
  deleteLogo: { endpoint: 'DELETE /profile/logo', permission: 'admin', response: emptyResponse },
  changePassword: {
    endpoint: 'PUT /change-password',
    permission: 'login',
    body: z.object({ currentPassword, password }),
    isHeavy: true,
    /** The address of a change of e-mail that was not confirmed yet: a new password cancels it. */
    response: z.object({ cancelledEmail: z.string().nullable() }),
  },
  hideDefaultExercises: {
    endpoint: 'PUT /change-hide-default-exercises',
    permission: 'admin',
    body: z.object({ hideDefaultExercises: z.boolean() }),
    response: emptyResponse,
  },
  setLocale: {
    endpoint: 'POST /set-locale',
    permission: 'login',
    admitsDeactivated: true,
    body: z.object({ locale: language }),
    response: emptyResponse,
  },
  setTimeZone: {
    endpoint: 'POST /set-time-zone',
    permission: 'login',
    body: z.object({ timeZone: timeZone.nullable() }),
    response: emptyResponse,
  },
  setUnits: { endpoint: 'POST /set-units', permission: 'login', body: UserUnits, response: emptyResponse },
  setAccountTimeZone: {
    endpoint: 'PUT /change-account-time-zone',
    permission: 'admin',
    body: z.object({ timeZone }),
    response: emptyResponse,
  },
  /** Null shows the first steps again, from the first one that is not done. */
  setTutorialStep: {
    endpoint: 'POST /set-tutorial-step',
    permission: 'view home',
    body: z.object({ step: z.enum(tutorialSteps).nullable() }),
    response: emptyResponse,
  },
  /** Whether a newer version of the web app was deployed than the one that starts with the script `entry`. */
  shouldRefreshPage: {
    endpoint: 'GET /should-refresh-page',
    permission: 'login',
    admitsDeactivated: true,
    query: z.object({ entry: z.string().max(200) }),
    response: z.object({ shouldRefresh: z.boolean() }),
  },
  permissions: {
    endpoint: 'GET /permissions',
    permission: 'login',
    admitsDeactivated: true,
    response: z.object({ permissions: z.array(z.string()) }),
  },
  roles: { endpoint: 'GET /permissions/roles', permission: 'admin', response: z.object({ roles: z.array(RoleRow) }) },
});

export const accountProblems = defineProblems('account', {
  wrong_login: 422,
  wrong_password: 422,
  password_for_email: 422,
  common_password: 422,
  link_invalid: 422,
  registration_closed: 403,
  no_studio: 403,
  account_closed: 403,
  wrong_account_name: 422,
  document_changed: 409,
});
