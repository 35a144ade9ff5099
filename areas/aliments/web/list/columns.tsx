import type { Column, RowCard } from '#shell/web/lists/columns.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { type MacroName, macroNames, type MicronutrientCode } from '../../contract.ts';
import type { ListedAliment } from '../../contract/library.ts';
import { amountIn } from '../../rules/nutrients.ts';
import { amountText, measuredText, measureOf, sourceName, unknown, useAlimentTexts } from '../aliment-texts.ts';
import { useActiveNutrients } from '../queries.ts';
import classes from './list.module.css';

/** Columns of foods: what they are, and their macros and chosen micronutrients in 100 g. */
export function useAlimentColumns(hasReference: boolean): (Column<ListedAliment> | false)[] {
  const t = useTexts('aliments');
  const { nutrientName } = useAlimentTexts();
  const kindOf = useKind();
  const nutrients = useActiveNutrients();

  return [
    {
      name: 'name',
      header: t('columns.name'),
      sort: 'name',
      isSticky: true,
      cell: (aliment) => <NameAndBadge aliment={aliment} />,
      detail: kindOf,
    },
    hasReference && {
      name: 'equalQuantity',
      header: t('columns.equalQuantity'),
      isNumber: true,
      cell: ({ equalQuantity }) => (equalQuantity === null ? unknown : `${formatNumber(equalQuantity, 0)} g`),
    },
    ...macroNames.map((name) => ({
      ...numberColumn(name, t(`columns.${name}`)),
      sort: name,
      ...(name === 'calories' && {
        detail: (aliment: ListedAliment) => isEnergyComputed(aliment) && t('states.calculated'),
      }),
    })),
    ...nutrients.map(({ code, unit }) => numberColumn(code, `${nutrientName(code)} (${unit})`)),
  ];
}

/** The card of a food on a phone. */
export function useAlimentCard(hasReference: boolean): (aliment: ListedAliment) => RowCard {
  const t = useTexts('aliments');
  const kindOf = useKind();

  return (aliment) => {
    const { equalQuantity } = aliment;
    const energy = measuredText('calories', in100g(aliment, 'calories'));
    const macros = (['protein_tot', 'carbs_tot', 'lipids_tot'] as const).map(
      (name) => `${t(`macroLetters.${name}`)} ${measuredText(name, in100g(aliment, name))}`,
    );
    return {
      title: <NameAndBadge aliment={aliment} />,
      subtitle: (
        <>
          <span className={classes['values']}>
            {[isEnergyComputed(aliment) ? `${energy} (${t('states.calculated')})` : energy, ...macros].join(' · ')}
          </span>
          {hasReference && equalQuantity !== null && (
            <span className={classes['values']}>
              {t('reference.equals', { grams: formatNumber(equalQuantity, 0) })}
            </span>
          )}
          {kindOf(aliment)}
        </>
      ),
    };
  };
}

/** Category, form, brand, and the composition table of a food of the library; an own food has a badge. */
function useKind(): (aliment: ListedAliment) => string {
  const t = useTexts('aliments');
  return ({ category, form, brand, isOwn, source }) =>
    [t(`categories.${category}`), t(`forms.${form}`), brand, !isOwn && sourceName(source)].filter(Boolean).join(' · ');
}

function NameAndBadge({ aliment }: { aliment: ListedAliment }) {
  const t = useTexts('aliments');
  const { nameOf } = useAlimentTexts();
  return (
    <span className={classes['name']}>
      <strong>{nameOf(aliment)}</strong>
      {aliment.isArchived && <StateBadge tone="quiet">{t('archived')}</StateBadge>}
      {aliment.isOwn && !aliment.isArchived && <StateBadge tone="fresh">{t('own')}</StateBadge>}
    </span>
  );
}

function numberColumn(name: MacroName | MicronutrientCode, header: string): Column<ListedAliment> {
  const { decimals } = measureOf(name);
  return { name, header, isNumber: true, cell: (aliment) => amountText(in100g(aliment, name), decimals) };
}

function in100g(aliment: ListedAliment, name: MacroName | MicronutrientCode): number | null {
  return amountIn({ aliment, quantity: 100 }, name);
}

/** Whether the displayed energy is computed from the macronutrients because the food states none. */
function isEnergyComputed(aliment: ListedAliment): boolean {
  return aliment.calories === null && in100g(aliment, 'calories') !== null;
}
