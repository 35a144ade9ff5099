import { findLetterhead } from '#areas/account/server/public.ts';
import { foundOfClient, findWithdrawn, findWithheldClients, publishOpened } from '#areas/clients/server/public.ts';
import { consentProblems } from '#areas/clients/contract/consents.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import type { NamedStatement } from '#areas/dietary-profiles/contract/named-statement.ts';
import { hasSameStates } from '#areas/dietary-profiles/rules/declared-states.ts';
import { withStatements } from '#areas/dietary-profiles/rules/unstated.ts';
import { isWarning, unknownsAmong } from '#areas/dietary-profiles/rules/conflicts.ts';
import {
  findProfileVersions,
  findUndecided,
  findUndecidedOfReader,
  readReadableProfile,
} from '#areas/dietary-profiles/server/public.ts';
import type { FoodConflict, UncheckedText } from '../../contract/assigned.ts';
import type { mealPlanDownloadRoutes, MealPlanPdfOptions } from '../../contract/pdf.ts';
import { mealPlanConflicts } from '../../rules/conflicts.ts';
import { undecidedClient } from '../../rules/declared-conflicts.ts';
import { holdsFor, isSettled } from '../../rules/confirmed.ts';
import { conflictsInText, noteConflicts } from '../../rules/note-conflicts.ts';
import { uncheckedTexts } from '../../rules/unchecked-texts.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import type { Caller, Scope, Transaction } from '#shell/server/database/scope.ts';
import { type PdfDocument, pdfOperations } from '#shell/server/pdf/pdf-operations.ts';
import { withEnergyOnly } from '../document.ts';
import type { MealPlanPdfInput } from '../pdf/compose.ts';
import { findConfirmedFoods } from '../store/allergy-confirmations.ts';
import * as store from '../store/pdf.ts';
import { findQualification } from '../store/qualifications.ts';
import { readMealPlanSettings } from './settings.ts';

const recipePixels = 480;

const mealPlanPdf: PdfDocument<store.PrintedMealPlan, MealPlanPdfOptions, MealPlanPdfInput> = {
  noun: 'meal-plan',
  composer: new URL('../pdf/compose.ts', import.meta.url),
  find: async (scope, id, options) => {
    if (scope.caller.clientId) return store.findForClient(scope, id);
    const printed = await store.findForProfessional(scope, { id, publishedId: options?.publishedId });
    if (printed && options === undefined) await assertMayShare(scope, printed);
    await publishOpened(scope, printed?.clientId ?? null);
    return printed;
  },
  findShared: (scope, id, { publishedId }) => store.findForLink(scope, { id, publishedId }),
  describe: ({ content: { title }, clientName }) => ({ title, clientName }),
  load: async (scope, printed, options) => {
    const { content, clientId, authorId, clientLanguage, ...record } = printed;
    // The holder of a link is a client or acts for one.
    const isProfessional = scope.caller !== undefined && scope.caller.clientId === null;
    const declared = clientId === null ? undefined : await findUndecidedOfReader(scope, clientId);
    const [letterhead, settings, imageKey, qualification, { foods, confirmed, unchecked, profile }, pictures] =
      await Promise.all([
        findLetterhead(scope),
        readMealPlanSettings(scope, clientId),
        options.images ? store.findPdfImageKey(scope) : null,
        authorId ? findQualification(scope, authorId) : undefined,
        conflictsFor(scope, printed, declared),
        options.recipes && options.images ? store.findRecipePictures(scope, idsOf(content.recipes)) : [],
      ]);
    const hidesNumbers = !isProfessional && clientId !== null && !settings.showsCalories && !settings.showsMacros;
    const shows = (isShown: boolean) => options.numbers && (isProfessional || clientId === null || isShown);
    return {
      letterhead: imageKey ? { ...letterhead, logoKey: imageKey } : letterhead,
      images: pictures.map(({ id, storageKey }) => ({ name: id, storageKey, fitPixels: recipePixels })),
      unavailableOptions: hidesNumbers ? ['numbers'] : [],
      language: settings.pdfLanguage === 'client' ? (clientLanguage ?? undefined) : settings.pdfLanguage,
      input: {
        ...record,
        content: { ...content, aliments: content.aliments.map(withEnergyOnly) },
        startsOn: options.startDate ?? record.startsOn,
        options,
        heading: options.heading ?? settings.pdfHeading,
        settingsNote: settings.pdfNote,
        qualification: qualification ?? null,
        conflicts: foods.filter(({ reasons }) => reasons.some(isWarning)),
        unknown: foods.filter(({ reasons }) => unknownsAmong(reasons).length > 0),
        confirmed,
        unchecked,
        declared: (profile && declared) ?? null,
        noteConflicts: profile
          ? [...noteConflicts(content, profile), ...conflictsInText([record.note, settings.pdfNote], profile)]
          : [],
        showsCalories: shows(settings.showsCalories),
        showsMacros: shows(settings.showsMacros),
      },
    };
  },
};

/** Links to the meal plan of a client do not open while the consent to health data is withdrawn, so none is created. */
async function assertMayShare(scope: Scope, { clientId }: store.PrintedMealPlan): Promise<void> {
  if (clientId === null || !(await findWithdrawn(scope, clientId)).includes('health_data')) return;
  throw new Problem(consentProblems.health_data_withdrawn);
}

export const mealPlanPdfOperations = pdfOperations(mealPlanPdf);

type Download = ParsedRequest<typeof mealPlanDownloadRoutes.downloadByQuery>;

/** The file of a template or copy; with `userId` the copy that this client has of the template. */
export async function downloadByQuery(
  scope: Scope,
  { mealPlanId, userId, addImage, addNote, ...options }: Download,
): ReturnType<typeof mealPlanPdfOperations.downloadPdf> {
  const clientId = scope.caller.clientId ?? userId;
  const copy = { mealPlanId, clientId: clientId ?? '', startDate: options.startDate };
  const id = clientId ? found(await store.findCopyOf(scope, copy)) : mealPlanId;
  const shown = { numbers: true, images: addImage, notes: addNote, recipes: false, shopping: false };
  return mealPlanPdfOperations.downloadPdf(scope, { ...options, ...shown, id });
}

/** The foods of what would be printed that conflict with the profile of the client, or with undecided declarations, the worst first. */
export async function readPdfConflicts(
  scope: Scope,
  { id, publishedId }: { id: string; publishedId?: string | undefined },
): Promise<ApiResponse<typeof mealPlanDownloadRoutes.pdfConflicts>> {
  const printed = foundOfClient(scope, await store.findForProfessional(scope, { id, publishedId }));
  const { clientId, clientName, content } = printed;
  const clientIds = clientId === null ? [] : [clientId];
  const [{ foods: conflicts, unchecked, profile }, withheld, settings, undecided] = await Promise.all([
    conflictsFor(scope, printed),
    findWithheldClients(scope, clientIds),
    readMealPlanSettings(scope, clientId),
    findUndecided(scope, clientIds),
  ]);
  const statements = undecided.get(clientId ?? '');
  return {
    conflicts,
    notes: profile ? noteConflicts(content, profile) : [],
    unchecked,
    uncheckedClient: withheld.get(clientId ?? '') ?? null,
    ...(clientId !== null &&
      statements && {
        undecided: undecidedClient(content, { clientId, clientName: clientName ?? '', statements: [...statements] }),
      }),
    hidesNumbers: clientId !== null && !(settings.showsCalories && settings.showsMacros),
  };
}

interface PrintedConflicts {
  foods: FoodConflict[];
  /** Foods of which the client is not warned, because a professional confirmed them for all of which they would be. */
  confirmed: FoodConflict[];
  /** Food without ingredients, which is not checked for the allergies of the client. */
  unchecked: UncheckedText[];
  /** The profile of the client; null where it is not checked. */
  profile: DietaryProfile | null;
}

const nothing: PrintedConflicts = { foods: [], confirmed: [], unchecked: [], profile: null };

/**
 * Nothing for a template, and for professionals after the client has withdrawn the consent to health data. `declared`: what undecided
 * declarations add to the profile.
 */
async function conflictsFor(
  scope: Transaction & { caller?: Caller; tokenHash?: Buffer },
  { id, clientId, content }: Pick<store.PrintedMealPlan, 'id' | 'clientId' | 'content'>,
  declared: readonly NamedStatement[] = [],
): Promise<PrintedConflicts> {
  if (clientId === null) return nothing;
  const [stated, versions, withdrawn, stored] = await Promise.all([
    readReadableProfile(scope, clientId),
    findProfileVersions(scope, [clientId]),
    findWithdrawn(scope, clientId),
    findConfirmedFoods(scope, [id]),
  ]);
  if (!scope.caller?.clientId && withdrawn.includes('health_data')) return nothing;
  const version = versions.get(clientId);
  const profile = declared.length > 0 ? withStatements(stated, declared) : stated;
  const holds = version !== undefined && hasSameStates(stated, profile);
  const given = stored.map((one) => ({ ...one, isCurrent: holds && holdsFor(one, version) }));
  const conflicts = mealPlanConflicts(content, profile, given);
  const foods = conflicts.flatMap((one) => (isSettled(one, given) ? hintsOf(one) : one));
  const confirmed = conflicts
    .filter((one) => isSettled(one, given))
    .map((one) => ({ ...one, reasons: one.reasons.filter(isWarning) }));
  return { foods, confirmed, unchecked: uncheckedTexts(content, profile), profile };
}

/** What is not known of a food whose warnings were confirmed. */
function hintsOf({ isNoted: _, ...food }: FoodConflict): FoodConflict[] {
  const reasons = food.reasons.filter((one) => !isWarning(one));
  return reasons.length > 0 ? [{ ...food, level: 'hint', reasons, isExplained: false }] : [];
}

function idsOf(parts: readonly { id: string }[]): string[] {
  return parts.map(({ id }) => id);
}
