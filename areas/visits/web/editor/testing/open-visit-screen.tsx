import { screen } from '@testing-library/react';
import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { type Declaration, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import type { Permission } from '#shell/common/permissions.ts';
import type { Units } from '#shell/common/units.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { VisitContent, type VisitRecord } from '../../../contract/document.ts';
import { type BaseFormData, visitRoutes } from '../../../contract/routes.ts';
import { defaultTemplate } from '../../../rules/anamnesis-template.ts';
import { VisitEditScreen } from '../VisitEditScreen.tsx';

const clientId = '0199a000-0000-7000-8000-00000000c001';
export const earlier = '0199a000-0000-7000-8000-00000000f001';

export const base: BaseFormData = {
  client: { id: clientId, name: 'Giulia Esempio', gender: 'female', birthDate: '1996-03-03' },
  before: { weightKg: 63.8, weighedOn: '2026-01-30', heightCm: 168 },
  previous: {
    id: earlier,
    takenOn: '2026-01-12',
    values: [
      { metric: 'weight', side: null, value: 64.2 },
      { metric: 'arms', side: 'R', value: 29 },
      { metric: 'triceps_fold', side: null, value: 14.5 },
    ],
  },
  first: null,
  rxcPath: [{ takenOn: '2026-01-12', r: 330, xc: 31 }],
  template: defaultTemplate,
  proposals: [
    {
      fieldId: 'goal',
      answer: {
        question: 'Che cosa vorresti ottenere?',
        value: { kind: 'text', value: 'Dormire meglio' },
        optionTexts: [],
        unit: '',
      },
      sentAt: '2026-02-01T10:00:00.000Z',
    },
  ],
  examinerErrorPercent: { skinfolds: null, circumferences: null },
};

interface Viewer {
  declarations?: Declaration[];
  isPregnant?: boolean;
  gender?: 'female' | 'male';
  units?: Units;
  /** The model of the caliper of the last visit. */
  caliperBefore?: string;
  permissions?: Permission[];
}

const editing: Permission[] = ['view visits', 'update visits', 'view clients', 'view meal plans'];

/** Opens the editor of a draft, or of a visit with other fields, for who may change visits, and returns the visit. */
export async function openVisitScreen(
  fields: Partial<VisitRecord> = {},
  {
    units,
    permissions = editing,
    declarations = [],
    isPregnant = false,
    gender = 'female',
    caliperBefore = '',
  }: Viewer = {},
) {
  const visit: VisitRecord = {
    ...VisitContent.parse({ takenOn: '2026-03-02' }),
    ...{ id: '0199a000-0000-7000-8000-00000000f002', version: 1, saveId: null, clientId, clientName: 'Giulia Esempio' },
    ...{ state: 'draft', completedAt: null, completedBy: null, reopenReason: null, authorName: null },
    ...fields,
  };
  respond(visitRoutes.get, { visit });
  const previous = base.previous && { ...base.previous, caliper: caliperBefore };
  respond(visitRoutes.baseFormData, { ...base, previous, client: { ...base.client, gender } });
  respond(visitRoutes.editing, { version: 1, editors: [] });
  respond(visitRoutes.save, { version: 2 });
  respond(consentSubjectRoutes.consents.client, {
    consents: [
      {
        purpose: 'health_data',
        isGiven: true,
        decidedAt: '2026-01-10T09:00:00.000Z',
        textVersion: '1',
        guardianName: null,
      },
    ],
    studioId: '0199a000-0000-7000-8000-00000000a001',
    asksHealthConsent: true,
    isMinor: false,
  });
  respond(dietaryProfileRoutes.get.client, {
    profile: { ...emptyProfile, isPregnant, allergies: [{ allergen: 'nuts', severity: 'allergy' }] },
    ...{ version: 1, asksStates: true, changes: [], declarations },
  });
  await renderScreen(VisitEditScreen, {
    path: '/visits/$id/edit',
    at: `/visits/${visit.id}/edit`,
    permissions,
    texts: ['visits', 'metrics', 'body-composition', 'dietary-profiles', 'aliments', 'surveys'],
    ...(units && { user: { units } }),
  });
  await screen.findByRole('textbox', { name: 'Peso' }, { timeout: 10_000 });
  return visit;
}
