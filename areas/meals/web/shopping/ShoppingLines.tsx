import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { ShoppingLine } from '#areas/meal-plans/rules/shopping-lines.ts';
import type { FoodUse } from '#areas/meal-plans/rules/confirmed.ts';
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
                    <ShownFoodMark
                      shown={shownFood(line.aliment, uses.get(id) ?? [], profile)}
                      category={line.aliment.category}
                    />
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

/** What the meals have without a food, such as a line to be decided with the professional: it has no amount to tick. */
export function LinesToDecide({ lines }: { lines: readonly { line: string; line_en: string }[] }) {
  const { t } = useMealTexts();
  const { language } = useLanguage();
  if (lines.length === 0) return null;
  return (
    <Section title={t('shopping.toDecide')} flush>
      <ul className={classes['lines']}>
        {lines.map((one) => {
          const text = nameIn(language, { name: one.line, name_en: one.line_en });
          return (
            <li key={text} className={classes['line']}>
              <span className={classes['name']}>{text}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
