import type { Scope } from '#shell/server/database/scope.ts';
import { getDocument } from '#shell/server/documents/document.ts';
import type { UntranslatedTexts } from '../../contract/assigned.ts';
import { countUntranslated } from '../../rules/untranslated-texts.ts';
import { mealPlanDocument } from '../document.ts';
import { findReaders } from '../store/readers.ts';

/**
 * The clients who read another language than the caller, with the number of texts of the meal plan that nobody translated for them.
 * Its content is read only when there is such a client.
 */
export async function findUntranslated(
  scope: Scope,
  id: string,
  clientIds: readonly string[],
): Promise<UntranslatedTexts | undefined> {
  const readers = (await findReaders(scope, clientIds)).filter((one) => one.language !== scope.language);
  const [first] = readers;
  if (!first) return;
  const { content } = await getDocument(scope, mealPlanDocument, id);
  const texts = countUntranslated(content, first.language);
  if (texts === 0) return;
  return { language: first.language, texts, clients: readers.map(({ name }) => name) };
}
