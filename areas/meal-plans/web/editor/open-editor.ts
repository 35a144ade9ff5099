import { defaultTolerance } from '#areas/aliments/rules/cautions.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { call } from '#shell/web/api/call.ts';
import { createAtom } from '#shell/web/atom.ts';
import { type OpenedDocument, openDocument } from '#shell/web/documents/open-document.ts';
import type { CorrectedFood } from '../../contract/corrected-foods.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { mealPlanModel } from '../../rules/document-model.ts';
import type { Editor } from './context.tsx';
import { useMealPlanText } from './document-text.ts';
import { documentOf, type LoadedMealPlan } from './load-meal-plan.ts';
import { createEditorUi } from './state/editor-ui.ts';

interface EditorOptions {
  userId: string;
  membershipId: string;
  onSaved: (saved: { version: number; content: MealPlanContent }) => void;
  onReplaced: () => void;
}

/** Creates the editor of a loaded meal plan. */
export function openEditor(
  { detail, ...loaded }: Pick<LoadedMealPlan, 'detail' | 'document' | 'orphanedDraft'>,
  { userId, membershipId, onSaved, onReplaced }: EditorOptions,
): Editor & OpenedDocument<MealPlanContent> {
  // Responses cached on the device are not checked against the schema and may lack the fields with a default.
  const { id, clientId, clientName, startsOn, replacedFrom = null } = detail.mealPlan;
  const { tolerance = defaultTolerance } = detail;
  const document = openDocument(loaded, {
    kind: 'meal-plan',
    id,
    userId,
    routes: mealPlanRoutes,
    model: mealPlanModel,
    useText: useMealPlanText,
    onSaved,
    onReplaced,
    load: async () => documentOf((await call(mealPlanRoutes.get, { id })).mealPlan),
  });
  const lastQuantities = new Map(detail.lastQuantities.map(({ alimentId, ...typed }) => [alimentId, typed]));
  const profile = createAtom<DietaryProfile | null>(null);
  const isProfileWithheld = createAtom(false);
  const correctedFoods = createAtom<ReadonlyMap<string, CorrectedFood>>(new Map());
  const client = { clientId, clientName, startsOn, replacedFrom, lastQuantities, profile, isProfileWithheld };
  return { ...document, membershipId, ...client, tolerance, correctedFoods, ui: createEditorUi() };
}
