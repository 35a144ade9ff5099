import { useApiQuery } from '#shell/web/api/query.ts';
import { useLanguage } from '#shell/web/texts/texts.ts';
import { mealPlanRoutes } from '../../../contract/routes.ts';
import { countUntranslated } from '../../../rules/untranslated-texts.ts';
import { UntranslatedTexts } from '../../UntranslatedTexts.tsx';
import { useEditor, useMealPlan } from '../context.tsx';

/** Says which texts of the copy its client gets in the language of the professional. */
export function UntranslatedCopy() {
  const { id, clientName } = useEditor();
  const { language: own } = useLanguage();
  const { data } = useApiQuery(mealPlanRoutes.published, { id });
  const language = data?.clientLanguage ?? own;
  const texts = useMealPlan((mealPlan) => (language === own ? 0 : countUntranslated(mealPlan, language)));
  return <UntranslatedTexts untranslated={{ language, texts, clients: [clientName ?? ''] }} />;
}
