import { z } from 'zod';
import { email, hexColor, idOf, language, nothing, optionalWords, requiredWords } from '#shell/common/fields.ts';
import { fileRules } from '#shell/common/files.ts';
import { roles } from '#shell/common/permissions.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';

export const linkDays = { client: 14, coach: 2, email: 2, reset: 1, set: 14 } as const;
export const trialDays = 30;

export const password = z.string().min(8).max(200);
export const linkToken = z.string().min(20, 'account:problems.link_invalid').max(100, 'account:problems.link_invalid');

/** One account a person belongs to, and as what. */
const Membership = z.object({ id: idOf('memberships'), accountName: z.string(), role: z.enum(roles) });

const CustomApp = z.object({ logo_url: z.string().nullable(), theme: z.object({ main_color: hexColor.nullable() }) });

export const LoggedUser = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  locale: language,
  roles: z.array(z.enum(roles)),
  accountName: z.string(),
  membershipId: z.uuid().nullable(),
  clientId: z.uuid().nullable(),
  timeZone: z.string(),
  remainingTrialDays: z.number().int(),
  custom_app: CustomApp,
  memberships: z.array(Membership),
  /** The lists and pickers of the account show its own exercises only. */
  hideDefaultExercises: z.boolean(),
});
export type LoggedUser = z.output<typeof LoggedUser>;

const Login = z.object({ email, password: z.string().min(1).max(200) });
export const Token = z.object({ access_token: z.string(), expiresAt: z.string() });

const Registration = z.object({
  name: requiredWords(120),
  businessName: optionalWords(120),
  email,
  password,
  locale: language.default('it'),
  agreement: z.literal(true, { error: 'shell:invalid.agreement' }),
});

const NewPassword = z.object({ token: linkToken, password });

const Profile = z.object({
  name: requiredWords(120),
  email,
  accountName: optionalWords(120),
  main_color: hexColor.nullish(),
});

const RoleRow = z.object({ role: z.enum(roles), permissions: z.array(z.string()) });

export const accountRoutes = defineRoutes({
  login: { ask: 'POST /auth/login', permission: 'public', body: Login, answer: Token },
  logout: { ask: 'POST /auth/logout', permission: 'login', answer: nothing },
  me: { ask: 'GET /auth/me', permission: 'login', answer: z.object({ user: LoggedUser }) },
  switchAccount: {
    ask: 'POST /auth/switch',
    permission: 'login',
    body: z.object({ membershipId: idOf('memberships') }),
    answer: nothing,
  },
  register: { ask: 'POST /register', permission: 'public', body: Registration, answer: nothing },
  registration: {
    ask: 'GET /register',
    permission: 'public',
    /** `devMail`: the mails of this server are read at `/dev/mail`, so a newcomer can follow every link. */
    answer: z.object({ open: z.boolean(), devMail: z.boolean() }),
  },
  confirmRegistration: {
    ask: 'POST /register/confirm',
    permission: 'public',
    body: z.object({ token: linkToken }),
    answer: Token,
  },
  confirmEmail: {
    ask: 'POST /profile/confirm-email',
    permission: 'public',
    body: z.object({ token: linkToken }),
    answer: nothing,
  },
  askReset: { ask: 'POST /password/reset/email', permission: 'public', body: z.object({ email }), answer: nothing },
  resetPassword: { ask: 'POST /password/reset', permission: 'public', body: NewPassword, answer: nothing },
  setPassword: { ask: 'POST /password/set', permission: 'public', body: NewPassword, answer: nothing },
  saveProfile: {
    ask: 'POST /profile',
    permission: 'login',
    body: Profile,
    answer: z.object({ user: LoggedUser, confirmationSent: z.boolean() }),
  },
  saveLogo: {
    ask: 'POST /profile/logo',
    permission: 'admin',
    upload: fileRules.logo,
    answer: z.object({ logo_url: z.string() }),
  },
  deleteLogo: { ask: 'DELETE /profile/logo', permission: 'admin', answer: nothing },
  changePassword: {
    ask: 'PUT /change-password',
    permission: 'login',
    body: z.object({ currentPassword: z.string().min(1).max(200), password }),
    answer: nothing,
  },
  hideDefaultExercises: {
    ask: 'PUT /change-hide-default-exercises',
    permission: 'admin',
    body: z.object({ hideDefaultExercises: z.boolean() }),
    answer: nothing,
  },
  setLocale: { ask: 'POST /set-locale', permission: 'login', body: z.object({ locale: language }), answer: nothing },
  permissions: {
    ask: 'GET /permissions',
    permission: 'login',
    answer: z.object({ permissions: z.array(z.string()) }),
  },
  roles: { ask: 'GET /permissions/roles', permission: 'admin', answer: z.object({ roles: z.array(RoleRow) }) },
});

export const accountProblems = defineProblems('account', {
  wrong_login: 422,
  wrong_password: 422,
  link_invalid: 422,
  registration_closed: 403,
  access_paused: 403,
});
