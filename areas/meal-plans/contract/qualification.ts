import { z } from 'zod';
import { emptyResponse, requiredText } from '#shell/common/fields.ts';
import { defineProblems } from '#shell/common/problem.ts';
import { defineRoutes } from '#shell/common/route.ts';

/** Professions to which Italian law reserves individual diets; dietitians on the prescription of a physician. */
export const professions = ['physician', 'biologist', 'dietitian'] as const;

/** The registration of a professional, which the PDF of a meal plan shows. */
export const Qualification = z.object({
  profession: z.enum(professions),
  /** The body that keeps the register, such as “Ordine dei Biologi della Lombardia”. */
  register: requiredText(120),
  number: requiredText(40),
});
export type Qualification = z.output<typeof Qualification>;

export const QualificationState = z.object({
  qualification: Qualification.nullable(),
  /** Whether the account lets only professionals with a qualification assign meal plans. */
  isRequired: z.boolean(),
});
export type QualificationState = z.output<typeof QualificationState>;

/** The qualification of the caller. */
export const qualificationRoutes = defineRoutes({
  get: { endpoint: 'GET /my/qualification', permission: 'view meal plans', response: QualificationState },
  save: {
    endpoint: 'PUT /my/qualification',
    permission: 'update meal plans',
    body: Qualification,
    response: QualificationState,
  },
  delete: { endpoint: 'DELETE /my/qualification', permission: 'update meal plans', response: emptyResponse },
});

export const qualificationProblems = defineProblems('meal-plans', { not_qualified: 403 });
