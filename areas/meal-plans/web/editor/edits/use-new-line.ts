import { newId } from '#shell/common/ids.ts';
import { useLanguage } from '#shell/web/texts/texts.ts';
import type { MealComponent } from '../../../contract.ts';
import { newLine } from '../../../rules/edit-components.ts';

/** Returns a function that makes a row without food from a text in the language of the app. */
export function useNewLine(): (text: string, lineKind?: MealComponent['lineKind']) => MealComponent {
  const { language } = useLanguage();
  return (text, lineKind = null) => newLine(text, { language, lineKind, newId });
}
