import { alimentProblems, macroNames } from '../../contract.ts';
import type { AlimentDraft, AlimentFilters, AlimentRow, FullAliment, ListedAliment } from '../../contract/library.ts';
import { dietContradiction } from '../../rules/diets.ts';
import { impossibleAmount, isHeavierThanFood } from '../../rules/impossible-amounts.ts';
import { nameIn } from '../../rules/names.ts';
import { statedAmount } from '../../rules/nutrients.ts';
import { withSaltAndSodium } from '../../rules/salt.ts';
import { withServing } from '../../rules/serving.ts';
import { equivalent, mainMacro } from '../../rules/swaps.ts';
import { newId } from '#shell/common/ids.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import { alimentChanged } from '../events.ts';
import { findLabel } from './labels.ts';
import { noteValues } from './values.ts';
import * as store from '../store/aliments.ts';
import { findAliments, findSimilarWords, type Near } from '../store/search.ts';

type OneAliment = Promise<{ aliment: FullAliment }>;
type Named = { id: string };

interface AlimentPage {
  aliments: ListedAliment[];
  isSimilarOnly: boolean;
  nextPage: number;
}

const maxTerms = 8;

/** The words of a search, folded. */
export function termsOf(search: string): string[] {
  return wordsOf(search.replace(partlySkimmed, 'latte parzialmente scremato')).slice(0, maxTerms);
}

/** `latte p.s.` */
const partlySkimmed = /(?<!\p{L})latte p\.? ?s\.?(?!\p{L})/giu;

/** Foods that match the filters. When no name has the searched words, similar words are searched. */
export async function listAliments(scope: Scope, filters: AlimentFilters): Promise<AlimentPage> {
  const { reference_aliment_id: referenceId } = filters;
  const reference = referenceId ? found(await store.findAliment(scope, referenceId)) : undefined;
  const near = reference ? nearOf(reference, filters) : null;
  const terms = termsOf(filters.search ?? '');
  const wanted = { ...filters, terms, near, language: scope.language };
  const exact = await findAliments(scope, wanted);
  const isMissing = exact.rows.length === 0 && terms.length > 0;
  const similar = isMissing ? await findSimilarWords(scope, terms) : terms;
  const isSimilarOnly = similar.join(' ') !== terms.join(' ');
  const { rows, nextPage } = isSimilarOnly ? await findAliments(scope, { ...wanted, terms: similar }) : exact;
  return { aliments: rows.map((row) => listed(row, reference)), isSimilarOnly, nextPage };
}

export async function listOptions(scope: Scope, { search }: Pick<AlimentFilters, 'search'>) {
  const { aliments } = await listAliments(scope, { search, page: 1 });
  return { options: aliments.map((aliment) => ({ value: aliment.id, label: nameIn(scope.language, aliment) })) };
}

export async function getAliment(scope: Scope, { id }: Named): OneAliment {
  const row = found(await store.findAliment(scope, id));
  return { aliment: { ...row, label: row.isOwn ? await findLabel(scope, id) : null } };
}

export async function createAliment(scope: Scope, draft: AlimentDraft): OneAliment {
  const id = newId();
  assertPossible(draft);
  await insert(scope, { id, draft: withSaltAndSodium(withServing(draft)), source: 'own', sourceRef: id });
  return getAliment(scope, { id });
}

/**
 * Recipes follow the change. Meal plans follow the declaration of allergens and diets; their copies of the values, and those of eaten
 * meals, stay.
 */
export async function updateAliment(
  scope: Scope,
  { id, version, ...draft }: Named & AlimentDraft & { version: number },
): OneAliment {
  await lockOwn(scope, id);
  const { aliment: before } = await getAliment(scope, { id });
  assertPossible(draft, before);
  await advanceVersion(
    scope,
    { table: 'aliments', id, version },
    async () => (await getAliment(scope, { id })).aliment,
  );
  await assertFree(scope, id, draft);
  await store.updateAliment(scope, id, withSaltAndSodium(withServing(draft), before));
  const changed = await getAliment(scope, { id });
  await noteValues(scope, before, changed.aliment);
  await publish(scope, alimentChanged, { before, ...changed });
  return changed;
}

/** Copies a food of the library, or an own one, under other names. */
export async function cloneAliment(
  scope: Scope,
  { id, names }: Named & { names: { name: string; name_en: string } },
): OneAliment {
  const { source, sourceRef, ...original } = found(await store.findAliment(scope, id));
  const copyId = newId();
  const { isOwn: _, hasLabel: __, isArchived: ___, version: ____, id: _____, ...draft } = original;
  await insert(scope, { id: copyId, draft: { ...draft, ...names, barcode: null }, source, sourceRef });
  return getAliment(scope, { id: copyId });
}

export async function deleteAliment(scope: Scope, { id }: Named): Promise<{ isArchived: boolean }> {
  await lockOwn(scope, id);
  const isArchived = await store.isUsed(scope, id);
  if (isArchived) await store.setArchived(scope, id, true);
  else await store.deleteAliment(scope, id);
  return { isArchived };
}

export async function restoreAliment(scope: Scope, { id }: Named): OneAliment {
  await lockOwn(scope, id);
  const { aliment } = await getAliment(scope, { id });
  await assertFree(scope, id, aliment);
  await store.setArchived(scope, id, false);
  return getAliment(scope, { id });
}

/** A stored food whose nutrients weigh more than the food, from before this was checked, can still be changed. */
function assertPossible(draft: AlimentDraft, before?: AlimentDraft): void {
  const contradiction = dietContradiction(draft);
  if (contradiction)
    throw new Problem(alimentProblems['allergen' in contradiction ? 'diet_contradicted' : 'lactose_contradicted'], {
      field: 'suits',
      values: contradiction,
    });
  const nutrient = impossibleAmount(draft);
  if (nutrient) {
    const isMacro = (macroNames as readonly string[]).includes(nutrient);
    throw new Problem(alimentProblems.impossible_amount, { field: isMacro ? nutrient : `micronutrients.${nutrient}` });
  }
  if (isHeavierThanFood(draft) && !(before && isHeavierThanFood(before)))
    throw new Problem(alimentProblems.impossible_sum, { field: 'carbs_tot' });
}

/** Locks the names first: a correction holds them while it waits for documents that may be waiting for another food. */
async function lockOwn(scope: Scope, id: string): Promise<void> {
  await store.lockNames(scope);
  if (await store.lockOwn(scope, id)) return;
  found(await store.findAliment(scope, id));
  throw new Problem(alimentProblems.of_library);
}

async function insert(scope: Scope, aliment: Parameters<typeof store.insertAliment>[1]): Promise<void> {
  await assertFree(scope, aliment.id, aliment.draft);
  await store.insertAliment(scope, aliment);
}

async function assertFree(
  scope: Scope,
  id: string,
  draft: Pick<AlimentDraft, 'name' | 'name_en' | 'barcode'>,
): Promise<void> {
  if (!draft.name && !draft.name_en) throw new Problem(alimentProblems.name_missing, { field: 'name' });
  await store.lockNames(scope);
  const taken = await store.findTakenField(scope, id, draft);
  if (!taken) return;
  const problem = alimentProblems[taken.field === 'name' ? 'name_taken' : 'barcode_taken'];
  throw new Problem(problem, { field: taken.field, values: { name: nameIn(scope.language, taken) } });
}

/** The requested amounts, or those in 100 g of the reference. */
function nearOf(reference: AlimentRow, filters: AlimentFilters): Near {
  const in100g = (nutrient: 'protein_tot' | 'carbs_tot' | 'lipids_tot') =>
    ((statedAmount(reference, nutrient) ?? 0) * 100) / reference.quantity;
  return {
    protein_tot: filters.reference_aliment_proteins_tot ?? in100g('protein_tot'),
    carbs_tot: filters.reference_aliment_carbs_tot ?? in100g('carbs_tot'),
    lipids_tot: filters.reference_aliment_lipids_tot ?? in100g('lipids_tot'),
  };
}

export function listed(row: AlimentRow, reference?: AlimentRow): ListedAliment {
  const { states: _, synonyms: __, otherAllergens: ___, sourceRef: ____, ...shown } = row;
  if (!reference) return { ...shown, equalQuantity: null };
  const equal = equivalent({ aliment: reference, quantity: 100 }, row, mainMacro(reference));
  return { ...shown, equalQuantity: equal.kind === 'equivalent' ? equal.quantity : null };
}
