import { type Client, ClientCard } from './contract.ts';

/** A registered client who trains and has no collaborator. */
export const exampleClient: Client = {
  id: '0199a000-0000-7000-8000-00000000c001',
  name: 'Giulia Bianchi',
  email: 'giulia@example.com',
  phone: '+393331234567',
  gender: 'female',
  birthDate: '1990-11-21',
  heightCm: 168,
  goal: 'Tornare a correre senza dolore al ginocchio',
  version: 3,
  note: '',
  client_type_id: '0199a000-0000-7000-8000-00000000d001',
  clientType: 'Online',
  trainingCollaboratorId: null,
  nutritionCollaboratorId: null,
  trainingCollaborator: null,
  nutritionCollaborator: null,
  locale: 'it',
  timeZone: null,
  isActive: true,
  isRegistered: true,
  isSample: false,
  invitedAt: null,
  invitationExpiresAt: null,
  withdrawnConsents: [],
  lacksGuardian: false,
  subscriptionEnd: '2026-12-20',
  createdAt: '2026-09-01T08:00:00.000Z',
};

export const exampleClientCard = ClientCard.parse({
  ...exampleClient,
  program: 'Ipertrofia, tre giorni',
  programStartsOn: null,
  mealPlan: null,
  mealPlanEndsOn: null,
  lastWorkoutAt: '2026-11-19T17:30:00.000Z',
  isHealthDataWithdrawn: false,
  flaggedAnswers: 0,
  hasUnreadPain: false,
});

/** The consents of a client who has given, or withdrawn, the consent to health data. */
export const exampleHealthConsents = (isGiven: boolean) => ({
  consents: [
    {
      ...{ purpose: 'health_data' as const, isGiven, decidedAt: '2026-11-20T09:00:00.000Z' },
      ...{ textVersion: '1', guardianName: null },
    },
  ],
  studioId: '0199a000-0000-7000-8000-00000000a001',
  asksHealthConsent: true,
  isMinor: false,
});
