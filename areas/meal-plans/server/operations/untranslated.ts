import type { Scope } from '#shell/server/database/scope.ts';
import { getDocument } from '#shell/server/documents/document.ts';
import { language as languageField } from '#shell/common/fields.ts';
import type { UntranslatedTexts } from '../../contract/assigned.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import { countUntranslated } from '../../rules/untranslated-texts.ts';
import { mealPlanDocument } from '../document.ts';
import { findReaders } from '../store/readers.ts';

interface Recipients {
  templateId: string;
  clientIds: readonly string[];
  /** The content of the template, where it is known already. */
  content: MealPlanContent | undefined;
}

/** The clients who get texts of the meal plan in the other language, because nobody translated them, with the number of these texts. */
export async function findUntranslated(
  scope: Scope,
  { templateId, clientIds, content: known }: Recipients,
): Promise<UntranslatedTexts | undefined> {
  const readers = await findReaders(scope, clientIds);
  if (readers.length === 0) return;
  const content = known ?? (await getDocument(scope, mealPlanDocument, templateId)).content;
  const [most] = languageField.options
    .map((language) => ({
      language,
      texts: countUntranslated(content, language),
      clients: readers.filter((one) => one.language === language).map(({ name }) => name),
    }))
    .filter(({ texts, clients }) => texts > 0 && clients.length > 0)
    .toSorted((one, other) => other.texts - one.texts);
  return most;
}
