import { z } from 'zod';
import { idSchema, FileResponse, plainDate, text, yesNo } from '#shell/common/fields.ts';
import { pdfLanguage, pdfRoutes } from '#shell/common/pdf.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { FoodConflict, NoteConflict, UncheckedText, UndecidedClient } from './assigned.ts';
import { mealPlanSettingLimits } from './settings.ts';

const heading = text(mealPlanSettingLimits.pdfHeading).optional();

/**
 * Options of the printed pages. Without a language and a heading those of the settings are used. A client always prints what
 * is published for them, without the numbers that the settings hide from them.
 */
export const MealPlanPdfOptions = z.object({
  ...pdfLanguage,
  /** A published version of a copy; without it the copy as it is saved, or for a link what its client follows. */
  publishedId: idSchema('published-meal-plans').optional(),
  /** Date of the first day; without it that of the copy. */
  startDate: plainDate.optional(),
  heading,
  /** Energy and macronutrients of meals and days. */
  numbers: yesNo.default(true),
  notes: yesNo.default(true),
  images: yesNo.default(true),
  recipes: yesNo.default(false),
  shopping: yesNo.default(false),
});
export type MealPlanPdfOptions = z.output<typeof MealPlanPdfOptions>;

const access = { permission: 'view meal plans', alternativePermission: 'view own nutrition' } as const;

export const mealPlanPdfRoutes = pdfRoutes({
  path: '/mealPlans',
  ...access,
  noun: 'client-meal-plans',
  options: MealPlanPdfOptions,
});

export const mealPlanDownloadRoutes = defineRoutes({
  /** The file of a template or copy, or with `userId` of the copy that this client has of the template. */
  downloadByQuery: {
    endpoint: 'GET /mealPlans/download/pdf',
    ...access,
    query: z.object({
      mealPlanId: idSchema('meal-plans'),
      userId: idSchema('clients').optional(),
      startDate: plainDate.optional(),
      ...pdfLanguage,
      addImage: yesNo.default(true),
      addNote: yesNo.default(true),
      heading,
    }),
    download: 'application/pdf',
    response: FileResponse,
  },
  /**
   * Foods of an assigned plan that conflict with the dietary profile of its client and are not confirmed. The professional reads them before
   * the download. None for a template.
   */
  pdfConflicts: {
    endpoint: 'GET /mealPlans/:id/pdf/conflicts',
    permission: 'view meal plans',
    params: z.object({ id: idSchema('client-meal-plans') }),
    query: z.object({ publishedId: idSchema('published-meal-plans').optional() }),
    isHeavy: true,
    response: z.object({
      conflicts: z.array(FoodConflict),
      /** What notes for the client name. */
      notes: z.array(NoteConflict),
      /** Food without ingredients, which is not checked for the allergies of the client. */
      unchecked: z.array(UncheckedText),
      /** Name of the client whose withdrawn consent to health data hides their profile; null when the foods were checked. */
      uncheckedClient: z.string().nullable(),
      /** The client with what is recognised of their undecided declarations and the foods against it. Missing without declarations. */
      undecided: UndecidedClient.optional(),
      /** Whether the settings hide calories or nutrients from the client. Missing in responses of an earlier release. */
      hidesNumbers: z.boolean().optional(),
    }),
  },
});
