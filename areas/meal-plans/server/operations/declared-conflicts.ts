import { batchesOf } from '#areas/assignments/server/public.ts';
import type { NamedStatement } from '#areas/dietary-profiles/contract/named-statement.ts';
import { mustBeDecided } from '#areas/dietary-profiles/rules/conflicts.ts';
import { findUndecided } from '#areas/dietary-profiles/server/public.ts';
import type { UndecidedClient } from '../../contract/assigned.ts';
import type { ConflictingMealPlan } from '../../contract/conflicting.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import { declaredConflicts, undecidedClient } from '../../rules/declared-conflicts.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { createYield } from '#shell/server/yield-to-event-loop.ts';
import { findFollowed } from '../store/conflicts.ts';
import { findContents } from '../store/published.ts';
import { readPreviewed } from './conflicts.ts';
import { listedFood, listedNote } from './recheck.ts';

interface Previewed {
  templateId: string;
  /** The content of the template, when it was read already. */
  content: MealPlanContent | undefined;
  /** What the undecided declarations of each client name. */
  undecided: ReadonlyMap<string, readonly NamedStatement[]>;
  names: ReadonlyMap<string, string>;
}

/** The clients with undecided declarations, and the foods of a template against what these name; those with foods first. */
export async function previewUndecided(
  scope: Scope,
  { templateId, content: known, undecided, names }: Previewed,
): Promise<UndecidedClient[]> {
  if (undecided.size === 0) return [];
  const content = known ?? (await readPreviewed(scope, templateId));
  const yieldToOthers = createYield();
  const clients: UndecidedClient[] = [];
  for (const [clientId, statements] of undecided) {
    const clientName = names.get(clientId) ?? '';
    clients.push(undecidedClient(content, { clientId, clientName, statements: [...statements] }));
    await yieldToOthers();
  }
  const hasFoods = ({ foods, notes = [] }: UndecidedClient) => foods.length + notes.length > 0;
  return [...clients.filter(hasFoods), ...clients.filter((one) => !hasFoods(one))];
}

/**
 * The meal plans of today and later with foods that must be decided if what their clients declared is confirmed, and that no note explains, for
 * who may read the declarations.
 */
export async function findDeclaredConflicting(
  scope: Scope,
  filter: { clientId?: string | undefined },
): Promise<ConflictingMealPlan[]> {
  const followed = await findFollowed(scope, filter);
  const undecided = await findUndecided(
    scope,
    followed.map(({ clientId }) => clientId),
  );
  const toCheck = followed.flatMap((mealPlan) => {
    const statements = undecided.get(mealPlan.clientId) ?? [];
    return statements.length > 0 ? [{ mealPlan, check: { contentId: mealPlan.contentId, statements } }] : [];
  });
  const found = await findFoods(
    scope,
    toCheck.map(({ check }) => check),
  );
  return toCheck.flatMap(({ mealPlan: { contentId: _, ...mealPlan }, check }) => {
    const foods = found.get(keyOf(check)) ?? [];
    return foods.length > 0 ? [{ ...mealPlan, foods: [...foods] }] : [];
  });
}

interface Check {
  contentId: string;
  statements: readonly NamedStatement[];
}

function keyOf({ contentId, statements }: Check): string {
  return `${contentId} ${JSON.stringify(statements)}`;
}

type Foods = readonly ConflictingMealPlan['foods'][number][];

/** Number of contents that are loaded at once, which bounds memory and the time for which the event loop cannot run. */
const contentsAtOnce = 10;
/** Results that are cached in this process, over all accounts. A content never changes. */
const maxCached = 1000;
const cachedFoods = new Map<string, Foods>();

/** The foods of each content against what declarations name, by `keyOf`. The home asks for them whenever it is opened. */
async function findFoods(scope: Scope, checks: readonly Check[]): Promise<ReadonlyMap<string, Foods>> {
  const found = new Map(checks.map((one) => [keyOf(one), cachedFoods.get(keyOf(one))]));
  const unknown = new Map(checks.flatMap((one) => (found.get(keyOf(one)) ? [] : [[keyOf(one), one] as const])));
  const yieldToOthers = createYield();
  for (const batch of batchesOf([...unknown], contentsAtOnce)) {
    const contents = await findContents(scope, [...new Set(batch.map(([, { contentId }]) => contentId))]);
    for (const [key, { contentId, statements }] of batch) {
      const content = contents.get(contentId);
      if (content) {
        const foods = foodsToDecide(content, statements);
        found.set(key, foods);
        cache(key, foods);
      }
      await yieldToOthers();
    }
  }
  return new Map([...found].flatMap(([key, foods]) => (foods ? [[key, foods] as const] : [])));
}

function foodsToDecide(content: MealPlanContent, statements: readonly NamedStatement[]): Foods {
  const { foods, notes } = declaredConflicts(content, statements);
  const open = foods.filter(({ reasons, isNoted, isExplained }) => {
    return reasons.some(mustBeDecided) && !isNoted && !isExplained;
  });
  const listed = [...open.map(listedFood), ...new Map(notes.map((one) => [one.text, listedNote(one)])).values()];
  return listed.map((one) => ({ ...one, isDeclared: true }));
}

function cache(key: string, foods: Foods): void {
  const [oldest] = cachedFoods.keys();
  if (cachedFoods.size >= maxCached && oldest !== undefined) cachedFoods.delete(oldest);
  cachedFoods.set(key, foods);
}
