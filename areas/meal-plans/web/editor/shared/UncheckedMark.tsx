import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { MealComponent } from '../../../contract.ts';
import { isUnchecked } from '../../../rules/unchecked-texts.ts';
import { useEditor } from '../context.tsx';
import { useIsUncounted } from './UncountedMark.tsx';

/** Says that a dish without ingredients is not checked for the allergies of the client of a copy. */
export function UncheckedMark({ row: { id, line, line_en, recipe, components } }: { row: MealComponent }) {
  const t = useTexts('meal-plans');
  const profile = useEditor().profile.use();
  const isUncounted = useIsUncounted(id);
  if (!profile || components.length > 0 || (!isUncounted && !recipe)) return null;
  const named = { text: recipe?.name ?? line, text_en: recipe?.name_en ?? line_en };
  return isUnchecked(named, profile) && <StateBadge tone="quiet">{t('unchecked.mark')}</StateBadge>;
}
