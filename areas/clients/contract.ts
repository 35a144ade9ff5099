import { z } from 'zod';
import { linkToken, Token } from '#areas/account/contract.ts';
import {
  plainDate,
  recordVersion,
  email,
  idSchema,
  language,
  nextPage,
  emptyResponse,
  optionalText,
  pageNumber,
  requiredText,
  search,
  sortFields,
  text,
  yesNo,
} from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { Collaborator } from './contract/care.ts';
import { consentPurposes } from './contract/consents.ts';
import { Invitation, Registration } from './contract/invitation.ts';
import { ClientLimit } from './contract/limit.ts';
import { clientLimits } from './contract/limits.ts';
import { defineLiveEvent } from '#shell/common/realtime.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Days after the end of a subscription for which it is still listed as expiring. */
export const expiredSubscriptionDays = 30;

export const genders = ['male', 'female'] as const;

/** Phone number with country code and without spaces: `+393331234567`. */
const phone = z
  .string()
  .trim()
  .regex(/^\+[1-9]\d{6,14}$/, 'clients:invalid.phone')
  .nullable()
  .or(z.literal('').transform(() => null))
  .default(null);

const Counts = z.object({ total: z.int(), active: z.int(), inactive: z.int(), unregistered: z.int() });

export const ClientFilters = z.object({
  search,
  status: z.enum(['active', 'inactive', 'unregistered']).optional(),
  selectedType: idSchema('client-types').optional(),
  collaboratorId: idSchema('memberships').optional(),
  awaitsErasure: yesNo.optional(),
  ...sortFields(['name', 'createdAt', 'lastWorkoutAt', 'subscriptionEnd']),
  page: pageNumber,
});
export type ClientFilters = z.output<typeof ClientFilters>;

export const ClientDraft = z.object({
  name: requiredText(clientLimits.name),
  email,
  phone,
  gender: z.enum(genders).nullable().default(null),
  birthDate: plainDate.nullable().default(null),
  heightCm: z.number('clients:invalid.height').min(50).max(250).nullable().default(null),
  goal: optionalText(clientLimits.goal),
  client_type_id: idSchema('client-types').nullable().default(null),
  trainingCollaboratorId: idSchema('memberships').nullable().default(null),
  nutritionCollaboratorId: idSchema('memberships').nullable().default(null),
  locale: language.default('it'),
});
export type ClientDraft = z.output<typeof ClientDraft>;

/** `sendsInvitation`: false for a client who is invited later, with `resendEmail` or `createInvitationLink`. */
const NewClient = ClientDraft.extend({ sendsInvitation: z.boolean().default(true) });

const listed = {
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  isRegistered: z.boolean(),
  /** When the present invitation was sent; null without one, and after the registration. */
  invitedAt: z.string().nullable(),
  /** A made-up client to try the product with: gets no mails and is left out of all counts. At most one per account. */
  isSample: z.boolean(),
  clientType: z.string().nullable(),
  trainingCollaborator: z.string().nullable(),
  nutritionCollaborator: z.string().nullable(),
  /** Names of the professionals in charge of the client, without the caller. Missing without any. */
  othersInCharge: z.array(z.string()).optional(),
  subscriptionEnd: z.string().nullable(),
  /** When the client is deleted, who asked for it. Missing for the others. */
  deleteAfter: z.string().nullable().optional(),
};

export const Client = z.object({
  ...listed,
  phone: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  birthDate: z.string().nullable(),
  /** Also null without `view health records`, and while the client has withdrawn the consent to health data. */
  heightCm: z.number().nullable(),
  goal: z.string().nullable(),
  /** Empty without `view health records`. */
  note: z.string(),
  client_type_id: z.uuid().nullable(),
  version: recordVersion,
  trainingCollaboratorId: z.uuid().nullable(),
  nutritionCollaboratorId: z.uuid().nullable(),
  locale: language,
  /** The time zone of the client; null while it is that of the account. */
  timeZone: z.string().nullable(),
  /** Consents that the client has withdrawn: see `consents.ts`. */
  withdrawnConsents: z.array(z.enum(consentPurposes)),
  /** Whether the client is a minor who gave the consent to health data without a guardian. */
  lacksGuardian: z.boolean(),
  invitationExpiresAt: z.string().nullable(),
  createdAt: z.string(),
});
export type Client = z.output<typeof Client>;

/** What the pages of a client show of the client to callers without the permission to view clients. */
const ClientHead = Client.pick({
  id: true,
  name: true,
  isActive: true,
  withdrawnConsents: true,
  lacksGuardian: true,
  deleteAfter: true,
});
export type ClientHead = z.output<typeof ClientHead>;

/** A row of the client list. What is unread is so for the caller. */
export const ClientCard = z.object({
  ...listed,
  /** Title of the running program, or of the next one, and its first day, unless it has started. */
  program: z.string().nullable(),
  programStartsOn: z.string().nullable(),
  mealPlan: z.string().nullable(),
  mealPlanEndsOn: z.string().nullable(),
  lastWorkoutAt: z.string().nullable(),
  isHealthDataWithdrawn: z.boolean(),
  /** Number of unread flagged answers to surveys; 0 for callers without the permission `view surveys`. */
  flaggedAnswers: z.number().int(),
  hasUnreadPain: z.boolean(),
  hasUnreadEatenConflict: z.boolean().optional(),
  birthDate: z.string().nullable().optional(),
});
export type ClientCard = z.output<typeof ClientCard>;

const NamedRecord = z.object({ id: z.uuid(), name: z.string() });
export const ClientType = NamedRecord.extend({ version: recordVersion });
export type ClientType = z.output<typeof ClientType>;
const typeFields = { name: requiredText(60) };
const view = 'view clients';
const [oneType, oneClient] = [z.object({ clientType: ClientType }), z.object({ client: Client })];

export const clientRoutes = defineRoutes({
  list: {
    endpoint: 'GET /clients',
    permission: view,
    query: ClientFilters,
    response: z.object({ clients: z.array(ClientCard), nextPage }),
  },
  detail: { endpoint: 'GET /clients/:id/detail', permission: view, response: oneClient },
  head: { endpoint: 'GET /clients/:id/head', permission: 'login', response: z.object({ client: ClientHead }) },
  forSelect: {
    endpoint: 'GET /clients/for-select',
    permission: view,
    query: z.object({ search, page: pageNumber }),
    response: z.object({ clients: z.array(NamedRecord), nextPage }),
  },
  last: { endpoint: 'GET /clients/last', permission: view, response: z.object({ clients: z.array(ClientCard) }) },
  expiringSubscriptions: {
    endpoint: 'GET /clients/expiring-manual-subscriptions/list',
    permission: view,
    query: z.object({ page: pageNumber }),
    response: z.object({ clients: z.array(ClientCard), nextPage }),
  },
  collaborators: {
    endpoint: 'GET /clients/team-members',
    permission: view,
    response: z.object({ teamMembers: z.array(Collaborator) }),
  },
  counts: { endpoint: 'GET /clients/total/count', permission: view, response: Counts },
  types: {
    endpoint: 'GET /clients/client-types',
    permission: view,
    response: z.object({ clientTypes: z.array(ClientType) }),
  },
  createType: {
    endpoint: 'POST /clients/client-types',
    isIdempotent: true,
    permission: 'create clients',
    body: z.object(typeFields),
    response: oneType,
  },
  updateType: {
    endpoint: 'PUT /clients/client-types/:id',
    permission: 'admin',
    params: z.object({ id: idSchema('client-types') }),
    body: z.object({ ...typeFields, version: recordVersion }),
    response: oneType,
  },
  /** Its clients stay, without a type. */
  deleteType: {
    endpoint: 'DELETE /clients/client-types/:id',
    permission: 'admin',
    params: z.object({ id: idSchema('client-types') }),
    response: emptyResponse,
  },
  /** The types with the number of visible clients of each, as options of a filter. */
  typeFilters: {
    endpoint: 'GET /clients/client-types/filters',
    permission: view,
    response: z.object({ clientTypes: z.array(ClientType.extend({ total: z.number().int() })) }),
  },
  limit: { endpoint: 'GET /clients/check-limit-reached', permission: view, response: ClientLimit },
  create: {
    endpoint: 'POST /clients',
    isIdempotent: true,
    permission: 'create clients',
    body: NewClient,
    response: oneClient,
  },
  update: {
    endpoint: 'PUT /clients/:id',
    permission: 'update clients',
    /** Without a height the stored one stays: forms have none while the consent to health data is withdrawn. */
    body: ClientDraft.extend({ heightCm: ClientDraft.shape.heightCm.unwrap().optional(), version: recordVersion }),
    response: oneClient,
  },
  delete: { endpoint: 'DELETE /clients/:id', permission: 'delete clients', response: emptyResponse },
  /** Mails the invitation, also the first one. */
  resendEmail: { endpoint: 'POST /clients/:id/resend-email', permission: 'update clients', response: emptyResponse },
  deactivate: { endpoint: 'POST /clients/:id/deactivate', permission: 'update clients', response: oneClient },
  restore: { endpoint: 'POST /clients/:id/restore', permission: 'update clients', response: oneClient },
  /** A link to copy or share, which replaces the mailed one. */
  createInvitationLink: {
    endpoint: 'POST /clients/:id/invitation-link',
    permission: 'update clients',
    response: z.object({ token: z.string() }),
  },
  readInvitation: {
    endpoint: 'POST /register/link',
    permission: 'public',
    body: z.object({ token: linkToken }),
    response: Invitation,
  },
  register: {
    endpoint: 'POST /register/registerClientFromLink',
    permission: 'public',
    body: Registration,
    response: Token,
  },
  saveNote: {
    endpoint: 'POST /clients/:id/update-note',
    permission: 'update health records',
    body: z.object({ note: text(clientLimits.note), version: recordVersion }),
    response: oneClient,
  },
  saveSubscriptionEnd: {
    endpoint: 'POST /clients/:id/update-subscription-end',
    permission: 'update clients',
    body: z.object({ subscriptionEnd: plainDate.nullable() }),
    response: oneClient,
  },
});

/** A client was added, changed or deleted; for the professionals who see or saw the client. */
export const clientChanged = defineLiveEvent('client.changed', z.object({ clientId: z.uuid() }));

/** A client type was created, renamed or deleted. To the professionals, and to the clients of a deleted one. */
export const clientTypeChanged = defineLiveEvent('client_type.changed', z.object({ clientTypeId: z.uuid() }));

export const clientProblems = defineProblems('clients', {
  /** For a collaborator, of a client whom they do not follow or who does not exist. */
  not_found: 404,
  record_not_found: 404,
  limit_reached: 402,
  team_limit_reached: 402,
  email_taken: 422,
  email_of_team: 422,
  email_of_login: 422,
  birth_date_in_future: 422,
  height_measured: 422,
  may_not_see_training: 422,
  may_not_see_nutrition: 422,
  already_registered: 409,
  deactivated: 409,
  followed_by_others: 403,
  is_sample: 409,
  sample_taken: 409,
  wrong_password: 422,
  health_consent_missing: 422,
  health_consent_withdrawn: 409,
  studio_full: 409,
  is_client_already: 409,
  type_taken: 422,
  too_many_types: 422,
});
