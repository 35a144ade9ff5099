import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { NamedConflicts } from '#areas/dietary-profiles/web/public.tsx';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { ShoppingLine } from '#areas/meal-plans/rules/shopping-lines.ts';
import type { FoodUse } from '#areas/meal-plans/rules/confirmed.ts';
import { conflictsInNames, conflictsInText } from '#areas/meal-plans/rules/note-conflicts.ts';
import { shownFood } from '#areas/meal-plans/rules/shown-food.ts';
import { ShownFoodMark } from '../ShownFoodMark.tsx';
import { useMealTexts } from '../texts.ts';
import { linesByCategory, useLineTexts } from './line-texts.ts';
import classes from './Shopping.module.css';

interface ShoppingLinesProps {
  lines: readonly ShoppingLine[];
  /** Where the foods are to be eaten, by their ids. */
  uses: ReadonlyMap<string, readonly FoodUse[]>;
  profile: DietaryProfile | undefined;
  /** Ids of the foods that were bought. */
  ticks: ReadonlySet<string>;
  isReadOnly: boolean;
  onTick: (alimentId: string, isTicked: boolean) => void;
}

/** A food that the client must not or does not eat, or of which that is not known, says so, as in its meal. */
export function ShoppingLines({ lines, uses, profile, ticks, isReadOnly, onTick }: ShoppingLinesProps) {
  const { formText } = useMealTexts();
  const categories = useTexts('aliments');
  const textsOf = useLineTexts();

  return linesByCategory(lines).map(([category, inCategory]) => (
    <Section key={category} title={categories(`categories.${category}`)} flush>
      <ul className={classes['lines']}>
        {inCategory.map((line) => {
          const { id } = line.aliment;
          const form = formText(line.aliment);
          const { name, amount, pieces } = textsOf(line);
          return (
            <li key={id}>
              <label className={classes['line']}>
                <input
                  type="checkbox"
                  disabled={isReadOnly}
                  checked={ticks.has(id)}
                  onChange={({ currentTarget }) => onTick(id, currentTarget.checked)}
                />
                <span className={classes['name']}>
                  {name}
                  {form && <small>{form}</small>}
                  {profile && (
                    <>
                      <ShownFoodMark
                        shown={shownFood(line.aliment, uses.get(id) ?? [], profile)}
                        category={line.aliment.category}
                      />
                      <NamedConflicts found={conflictsInNames(namesOf(uses.get(id)), line.aliment, profile)} />
                    </>
                  )}
                </span>
                <span className={classes['amount']}>
                  <strong>{amount}</strong>
                  {pieces && <small>{pieces}</small>}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </Section>
  ));
}

/** The foods as they are planned, with their own names. */
function namesOf(uses: readonly FoodUse[] = []) {
  return uses.map(({ planned: { custom_name = '', custom_name_en = '' } = {} }) => ({ custom_name, custom_name_en }));
}

interface LinesToDecideProps {
  lines: readonly TextLine[];
  profile: DietaryProfile | undefined;
  /** The texts of the meals that are not checked for the allergies of the client. */
  unchecked: readonly { text: string; text_en: string }[];
}

type TextLine = Record<'line' | 'line_en', string>;

/**
 * What the meals have without a food, such as a line to be decided with the professional: it has no amount to tick, and warns of what it
 * names, as in its meal.
 */
export function LinesToDecide({ lines, profile, unchecked }: LinesToDecideProps) {
  const { t } = useMealTexts();
  const { language } = useLanguage();
  if (lines.length === 0) return null;
  const isUnchecked = ({ line, line_en }: TextLine) =>
    unchecked.some((one) => one.text === line && one.text_en === line_en);
  return (
    <Section title={t('shopping.toDecide')} flush>
      <ul className={classes['lines']}>
        {lines.map((one) => {
          const text = nameIn(language, { name: one.line, name_en: one.line_en });
          return (
            <li key={text} className={classes['line']}>
              <span className={classes['name']}>
                {text}
                {profile && <NamedConflicts found={conflictsInText([text], profile)} shown={[text]} />}
                {isUnchecked(one) && <small>{t('meal.unchecked')}</small>}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
