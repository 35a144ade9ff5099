import { ConflictMark, NamedConflicts } from '#areas/dietary-profiles/web/public.tsx';
import { conflictsOf, distinctConflicts, warningsOf } from '#areas/dietary-profiles/rules/conflicts.ts';
import { ImportIngredients } from '#areas/recipes/web/lazy-public.tsx';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import type { MealComponent } from '../../../contract.ts';
import { useMealTexts } from '../../meal-texts.ts';
import { useEditor, useMeal } from '../context.tsx';
import { insertRows } from '../edits/insert.ts';
import { conflictsInName, conflictsInText } from '../../../rules/note-conflicts.ts';
import { rowCounts } from '../../../rules/pasted-counts.ts';
import { usePasteGroups, usePastedRows, usePastedSummary } from './paste-groups.ts';

/** Lines of a spreadsheet, a document or a chat, which become rows of a meal after a preview. */
export function PasteTextDialog() {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { titleOf } = useMealTexts();
  const editor = useEditor();
  const { pasteText } = editor.ui.dialogs;
  const profile = editor.profile.use();
  const pasted = pasteText.use();
  const meal = useMeal(pasted?.mealId ?? null);
  const groupsOf = usePasteGroups({ mealId: pasted?.mealId ?? '', after: pasted?.after, language });
  const rowsOf = usePastedRows();
  const summaryOf = usePastedSummary();
  const summaryOfRows = (rows: readonly MealComponent[]) => summaryOf({ days: 0, meals: 0, ...rowCounts(rows) });
  if (!pasted || !meal) return null;

  return (
    <ImportIngredients
      title={pasted.isDiet ? t('editor.paste.diet') : t('editor.paste.title', { title: titleOf(meal) })}
      addText={(count) => t('editor.paste.add', { count })}
      initialText={pasted.text}
      groupsOf={groupsOf}
      {...(profile && {
        conflicts: {
          conflictsOf: (aliment) => (
            <ConflictMark conflicts={conflictsOf(aliment, profile)} category={aliment.category} isShort />
          ),
          reasonsOf: (aliment, names) => (
            <ConflictMark
              conflicts={distinctConflicts([
                ...conflictsOf(aliment, profile),
                ...(names ? conflictsInName(names, aliment, profile).flatMap(({ reasons }) => reasons) : []),
              ])}
              category={aliment.category}
            />
          ),
          markOfText: (text) => <NamedConflicts found={conflictsInText([text], profile)} shown={[text]} />,
          check: (aliment, names) =>
            warningsOf(aliment, profile).length > 0 ||
            (names !== undefined && conflictsInName(names, aliment, profile).length > 0),
        },
      })}
      takesOptions
      takesRecipes
      arePortions
      pasteTexts={{
        label: t('editor.paste.label'),
        help: t('editor.paste.help'),
        placeholder: t('editor.paste.placeholder'),
        nothing: t('editor.paste.nothing'),
      }}
      summaryOf={(added) => summaryOfRows(rowsOf(added))}
      keepText={t('editor.paste.keepText')}
      onAdd={(added) => {
        const rows = rowsOf(added);
        insertRows(editor, { mealId: meal.id, after: pasted.after, rows, addedText: summaryOfRows(rows).parts });
      }}
      onClose={() => pasteText.set(null)}
    />
  );
}
