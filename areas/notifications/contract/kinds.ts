import type { Kind } from './kind.ts';

const training = {
  group: 'training',
  audience: 'professional',
  permission: 'view workouts',
  opens: 'workout',
} as const;
const trainingOfClient = { ...training, audience: 'client', permission: 'view own training' } as const;
const programOfClient = {
  group: 'programs',
  audience: 'client',
  permission: 'view own training',
  opens: 'program',
} as const;
const ofOwnRecord = { group: 'account', audience: 'client', permission: 'view own record' } as const;
const nutritionOfClient = { group: 'nutrition', audience: 'client', permission: 'view own nutrition' } as const;
/** Published for notices that are sent as push; without push, the number on the noticeboard says that there is a new one. */
const notice = {
  group: 'notices',
  audience: 'client',
  permission: 'view own notices',
  opens: 'notice',
  defaults: { in_app: 'on', push: 'on', mail: 'digest' },
} as const;
const meals = { group: 'nutrition', audience: 'professional', permission: 'view meal plans', opens: 'diet' } as const;
const checkIn = {
  group: 'surveys',
  audience: 'client',
  permission: 'view own surveys',
  opens: 'check_in',
} as const;
const ofSurveys = { group: 'surveys', audience: 'professional', permission: 'view surveys' } as const;
const answersSent = {
  ...ofSurveys,
  opens: 'check_in',
  defaults: { in_app: 'on', push: 'on', mail: 'digest' },
  quietHours: 0,
} as const;
const ofClients = { group: 'clients', audience: 'professional', permission: 'view clients', opens: 'client' } as const;
const ofHealthRecords = { ...ofClients, permission: 'view health records' } as const;

const ofTeam = { group: 'account', audience: 'professional', permission: 'view notifications' } as const;

/** The chat shows what is unread by itself, so a message is not in the list too. */
const message = {
  group: 'chats',
  permission: 'view chats',
  opens: 'chat',
  defaults: { in_app: 'off', push: 'on', mail: 'digest' },
} as const;

const ofChats = { group: 'chats', audience: 'professional', permission: 'view chats', opens: 'chat' } as const;

/** All kinds of notifications. The names are stored with each notification and never change. */
export const notificationKinds = {
  message_of_client: { ...message, audience: 'professional' },
  message_of_coach: { ...message, audience: 'client' },
  message_symptom: { ...ofChats, defaults: { in_app: 'on', push: 'on', mail: 'on' }, isUrgent: true },
  chat_assigned: { ...ofChats, defaults: { in_app: 'on', push: 'on', mail: 'off' } },
  message_unsent: { ...ofChats, defaults: { in_app: 'on', push: 'on', mail: 'on' } },
  workout_pain: { ...training, defaults: { in_app: 'on', push: 'on', mail: 'on' }, isUrgent: true },
  workout_commented: { ...training, defaults: { in_app: 'on', push: 'on', mail: 'off' } },
  workout_finished: { ...training, defaults: { in_app: 'on', push: 'off', mail: 'digest' } },
  personal_record: { ...training, defaults: { in_app: 'on', push: 'off', mail: 'digest' } },
  meals_forbidden: { ...meals, defaults: { in_app: 'on', push: 'on', mail: 'on' }, isUrgent: true },
  meals_symptom: { ...meals, defaults: { in_app: 'on', push: 'on', mail: 'on' }, isUrgent: true },
  meals_noted: { ...meals, defaults: { in_app: 'on', push: 'on', mail: 'off' } },
  meals_reported: { ...meals, defaults: { in_app: 'on', push: 'off', mail: 'digest' } },
  diet_conflicts: {
    ...meals,
    opens: 'meal_plan',
    defaults: { in_app: 'on', push: 'on', mail: 'on' },
    isUrgent: true,
  },
  meal_plan_expiring: {
    ...meals,
    opens: 'meal_plan',
    defaults: { in_app: 'on', push: 'off', mail: 'digest' },
    isOfTheDay: true,
  },
  client_meal_plan: { ...meals, opens: 'meal_plan', defaults: { in_app: 'on', push: 'off', mail: 'digest' } },
  diet_profile_changed: { ...meals, opens: 'client', defaults: { in_app: 'on', push: 'off', mail: 'digest' } },
  client_entrusted: { ...ofClients, defaults: { in_app: 'on', push: 'on', mail: 'digest' } },
  client_given_up: { ...ofClients, opens: 'home', defaults: { in_app: 'on', push: 'on', mail: 'digest' } },
  client_deactivated: { ...ofClients, defaults: { in_app: 'on', push: 'on', mail: 'digest' } },
  client_restored: { ...ofClients, defaults: { in_app: 'on', push: 'on', mail: 'digest' } },
  client_registered: { ...ofClients, defaults: { in_app: 'on', push: 'on', mail: 'off' } },
  client_export_ready: {
    ...ofClients,
    isForAdmins: true,
    defaults: { in_app: 'on', push: 'on', mail: 'off' },
  },
  client_email_changed: { ...ofClients, defaults: { in_app: 'on', push: 'off', mail: 'off' } },
  erasure_requested: { ...ofClients, defaults: { in_app: 'on', push: 'on', mail: 'on' }, isFixed: true },
  erasure_withdrawn: { ...ofClients, defaults: { in_app: 'on', push: 'on', mail: 'off' } },
  consent_withdrawn: { ...ofClients, defaults: { in_app: 'on', push: 'on', mail: 'off' } },
  consent_given_again: { ...ofClients, defaults: { in_app: 'on', push: 'on', mail: 'off' } },
  measurement_disputed: {
    ...ofHealthRecords,
    opens: 'metric',
    defaults: { in_app: 'on', push: 'on', mail: 'off' },
  },
  measurement_symptom: { ...ofHealthRecords, defaults: { in_app: 'on', push: 'on', mail: 'on' }, isUrgent: true },
  photos_added: {
    ...ofHealthRecords,
    opens: 'photos',
    defaults: { in_app: 'on', push: 'on', mail: 'digest' },
    waitMinutes: 2,
  },
  client_file_added: { ...ofHealthRecords, opens: 'files', defaults: { in_app: 'on', push: 'on', mail: 'digest' } },
  client_idle: {
    ...ofClients,
    permission: 'view workouts',
    defaults: { in_app: 'on', push: 'off', mail: 'digest' },
    isOfTheDay: true,
  },
  subscription_ending: { ...ofClients, defaults: { in_app: 'on', push: 'off', mail: 'digest' }, isOfTheDay: true },
  program_expiring: {
    group: 'programs',
    audience: 'professional',
    permission: 'view programs',
    opens: 'program',
    defaults: { in_app: 'on', push: 'off', mail: 'digest' },
    isOfTheDay: true,
  },
  client_program: {
    group: 'programs',
    audience: 'professional',
    permission: 'view programs',
    opens: 'program',
    defaults: { in_app: 'on', push: 'off', mail: 'digest' },
  },
  plan_limit_near: {
    group: 'account',
    audience: 'professional',
    permission: 'view clients',
    isForAdmins: true,
    opens: 'plan',
    defaults: { in_app: 'on', push: 'off', mail: 'on' },
    isFixed: true,
    isOfTheDay: true,
  },
  collaborator_joined: {
    ...ofTeam,
    isForAdmins: true,
    opens: 'team',
    defaults: { in_app: 'on', push: 'on', mail: 'off' },
  },
  ownership_offered: { ...ofTeam, opens: 'home', defaults: { in_app: 'on', push: 'on', mail: 'on' }, isFixed: true },
  ownership_answered: {
    ...ofTeam,
    isForAdmins: true,
    opens: 'home',
    defaults: { in_app: 'on', push: 'on', mail: 'on' },
    isFixed: true,
  },
  program_assigned: { ...programOfClient, defaults: { in_app: 'on', push: 'on', mail: 'on' } },
  program_changed: {
    ...programOfClient,
    defaults: { in_app: 'on', push: 'on', mail: 'off' },
    waitMinutes: 10,
    quietHours: 6,
    coveredBy: ['program_assigned'],
    alwaysTellsContext: true,
  },
  workout_answered: { ...trainingOfClient, defaults: { in_app: 'on', push: 'on', mail: 'off' } },
  workout_corrected: { ...trainingOfClient, defaults: { in_app: 'on', push: 'off', mail: 'off' }, quietHours: 1 },
  meal_plan_published: {
    ...nutritionOfClient,
    opens: 'meal_plan',
    defaults: { in_app: 'on', push: 'on', mail: 'on' },
  },
  meal_plan_changed: {
    ...nutritionOfClient,
    opens: 'meal_plan',
    defaults: { in_app: 'on', push: 'on', mail: 'off' },
  },
  macro_given: {
    ...nutritionOfClient,
    opens: 'macro',
    defaults: { in_app: 'on', push: 'on', mail: 'off' },
    waitMinutes: 2,
    quietHours: 1,
  },
  advice_given: { ...nutritionOfClient, opens: 'advice', defaults: { in_app: 'on', push: 'on', mail: 'digest' } },
  file_given: { ...ofOwnRecord, opens: 'files', defaults: { in_app: 'on', push: 'on', mail: 'digest' } },
  health_basis_changed: {
    ...ofOwnRecord,
    opens: 'consents',
    defaults: { in_app: 'on', push: 'on', mail: 'on' },
    isFixed: true,
  },
  data_export_ready: { ...ofOwnRecord, opens: 'own_data', defaults: { in_app: 'on', push: 'on', mail: 'off' } },
  data_exported: {
    ...ofOwnRecord,
    opens: 'accesses',
    defaults: { in_app: 'on', push: 'off', mail: 'on' },
    isFixed: true,
  },
  notice_published: notice,
  notice_reminded: { ...notice, isReminder: true },
  answers_flagged: { ...answersSent, defaults: { in_app: 'on', push: 'on', mail: 'on' }, isUrgent: true },
  check_in_sent: { ...answersSent, coveredBy: ['answers_flagged'] },
  first_survey_sent: { ...answersSent, coveredBy: ['answers_flagged'] },
  check_ins_stopped: {
    ...ofSurveys,
    opens: 'client_surveys',
    defaults: { in_app: 'on', push: 'off', mail: 'digest' },
    isOfTheDay: true,
  },
  check_in_open: {
    ...checkIn,
    defaults: { in_app: 'on', push: 'on', mail: 'off' },
    isOfTheDay: true,
    isReminder: true,
  },
  first_survey_open: { ...checkIn, defaults: { in_app: 'on', push: 'on', mail: 'off' } },
  check_in_reminder: { ...checkIn, defaults: { in_app: 'off', push: 'on', mail: 'off' }, isReminder: true },
  check_in_task: { ...checkIn, opens: 'check_ins', defaults: { in_app: 'on', push: 'on', mail: 'off' } },
  check_in_reviewed: { ...checkIn, defaults: { in_app: 'on', push: 'on', mail: 'off' } },
  measurement_due: {
    group: 'training',
    audience: 'client',
    permission: 'view own record',
    opens: 'metric',
    defaults: { in_app: 'on', push: 'on', mail: 'off' },
    isReminder: true,
  },
  own_subscription_ending: {
    group: 'account',
    audience: 'client',
    permission: 'view notifications',
    opens: 'home',
    defaults: { in_app: 'on', push: 'on', mail: 'on' },
    isOfTheDay: true,
    isReminder: true,
  },
} as const satisfies Record<string, Kind>;

/** Kinds that are caused by messages of the chat. */
export const messageKinds = [
  'message_of_client',
  'message_of_coach',
  'message_symptom',
  'workout_commented',
  'workout_answered',
] as const;

/** Kinds for professionals about what a client logged. */
export const healthKinds = [
  'workout_pain',
  'workout_finished',
  'personal_record',
  'measurement_disputed',
  'measurement_symptom',
  'client_idle',
  'meals_forbidden',
  'meals_symptom',
  'meals_noted',
  'meals_reported',
  'diet_conflicts',
  'diet_profile_changed',
  'answers_flagged',
  'check_in_sent',
  'first_survey_sent',
  'photos_added',
  'client_file_added',
] as const;

/** Kinds for professionals about photos of a client. */
export const photoKinds = ['photos_added'] as const;

export type KindName = keyof typeof notificationKinds;

export const kindNames = Object.keys(notificationKinds) as [KindName, ...KindName[]];

export const kindOf = (name: KindName): Kind => notificationKinds[name];
