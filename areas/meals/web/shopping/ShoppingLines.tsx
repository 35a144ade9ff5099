import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { ShoppingLine } from '#areas/meal-plans/rules/shopping-lines.ts';
import { useMealTexts } from '../texts.ts';
import { linesByCategory, useLineTexts } from './line-texts.ts';
import classes from './Shopping.module.css';

interface ShoppingLinesProps {
  lines: readonly ShoppingLine[];
  /** Ids of the foods that were bought. */
  ticks: ReadonlySet<string>;
  isReadOnly: boolean;
  onTick: (alimentId: string, isTicked: boolean) => void;
}

export function ShoppingLines({ lines, ticks, isReadOnly, onTick }: ShoppingLinesProps) {
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
