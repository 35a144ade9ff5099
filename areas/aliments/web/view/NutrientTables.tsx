import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { type MacroName, macroNames, type MicronutrientCode } from '../../contract.ts';
import type { FullAliment } from '../../contract/library.ts';
import { type Nutrient, nutrientOf } from '../../contract/nutrients.ts';
import { kilojoulesOf } from '../../rules/energy.ts';
import { amountIn } from '../../rules/nutrients.ts';
import { measuredText, useAlimentTexts } from '../aliment-texts.ts';
import classes from './view.module.css';

interface ValuesProps {
  aliment: FullAliment;
  /** Quantity of the values. */
  grams: number;
}

/** Energy and macronutrients of a quantity. */
export function MacroValues({ aliment, grams }: ValuesProps) {
  const { nutrientName } = useAlimentTexts();
  const stateOf = useStateOf(aliment);
  const amount = (name: MacroName) => amountIn({ aliment, quantity: grams }, name);
  const calories = amount('calories');

  return (
    <dl className={classes['macros']}>
      {macroNames.map((name) => (
        <div key={name}>
          <dt>{nutrientName(name)}</dt>
          <dd>{measuredText(name, amount(name))}</dd>
          <dd className={classes['detail']}>
            {name === 'calories' && calories !== null
              ? `${formatNumber(kilojoulesOf(calories), 0)} kJ`
              : stateOf(name, amount(name))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface NutrientGroupTableProps extends ValuesProps {
  title: string;
  nutrients: readonly Nutrient[];
}

/**
 * The known nutrients of a group with how each is known; those that were not measured are named below. Nutrients that few
 * composition tables have are shown on demand.
 */
export function NutrientGroupTable({ title, nutrients, aliment, grams }: NutrientGroupTableProps) {
  const t = useTexts('aliments');
  const { nutrientName } = useAlimentTexts();
  const stateOf = useStateOf(aliment);
  const rows = nutrients.map(({ code }) => ({ code, amount: amountIn({ aliment, quantity: grams }, code) }));
  const known = rows.filter(({ amount }) => amount !== null);
  const [isComplete, setComplete] = useState(false);
  const shown = isComplete ? known : known.filter(({ code }) => nutrientOf(code).isCore);
  const hiddenCount = known.length - shown.length;
  const missing = nutrients.filter(({ code, isCore }) => isCore && !known.some((row) => row.code === code));

  return (
    <Section title={title} flush>
      {shown.length > 0 && (
        <table className={classes['table']} aria-label={title}>
          <tbody>
            {shown.map(({ code, amount }) => (
              <tr key={code}>
                <th scope="row">{nutrientName(code)}</th>
                <td className={classes['detail']}>{stateOf(code, amount)}</td>
                <td>{measuredText(code, amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hiddenCount > 0 && (
        <Button variant="subtle" color="gray" size="compact-sm" m={8} onClick={() => setComplete(true)}>
          {t('view.showAll', { count: hiddenCount })}
        </Button>
      )}
      {missing.length > 0 && (
        <p className={classes['missing']}>
          {t('view.missing', { names: missing.map(({ code }) => nutrientName(code)).join(', ') })}
        </p>
      )}
    </Section>
  );
}

/** Returns how a value is known, as text. */
function useStateOf({ states, calories, source }: FullAliment) {
  const t = useTexts('aliments');
  return (name: MacroName | MicronutrientCode, amount: number | null): string => {
    if (amount === null) return t('states.missing');
    // Energy without a stated value is computed from the macronutrients.
    if (name === 'calories' && calories === null) return t('states.calculated');
    return t(`states.${states[name] ?? (source === 'own' ? 'typed' : 'measured')}`);
  };
}
