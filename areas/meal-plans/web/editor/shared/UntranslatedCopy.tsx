import { useApiQuery } from '#shell/web/api/query.ts';
import { mealPlanRoutes } from '../../../contract/routes.ts';
import { countUntranslated } from '../../../rules/untranslated-texts.ts';
import { UntranslatedTexts } from '../../UntranslatedTexts.tsx';
import { useEditor, useMealPlan } from '../context.tsx';

/** Says how many texts of the copy its client gets in the other language. */
export function UntranslatedCopy() {
  const { id, clientName } = useEditor();
  const { data } = useApiQuery(mealPlanRoutes.published, { id });
  const language = data?.clientLanguage;
  const texts = useMealPlan((mealPlan) => (language ? countUntranslated(mealPlan, language) : 0));
  if (!language) return null;
  return <UntranslatedTexts untranslated={{ language, texts, clients: [clientName ?? ''] }} />;
}
