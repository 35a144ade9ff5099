import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { DecimalInput } from '#shell/web/forms/DecimalInput.tsx';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { FoodPicker, useAlimentTexts } from '#areas/aliments/web/public.tsx';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { QuantityField } from '../edit/QuantityField.tsx';
import classes from './ImportIngredients.module.css';
import { type PastedRecipe, recipePortions } from '../../rules/recipe-portions.ts';
import {
  type CheckFood,
  type ImportRow,
  isFound,
  isNoted,
  isStateUnusual,
  isTextOnly,
  isUsed,
  namesWarnedFood,
  unreadOf,
  withFood,
  withRecipe,
} from './import-rows.ts';
import type { CustomNames } from './names-beside.ts';
import { otherStateOf, withOtherState } from './other-state.ts';

/** What speaks against a food for the person for whom the foods are. */
export interface FoodConflictMarks {
  /** The mark of a food in a search. */
  conflictsOf: (aliment: UsedAliment) => ReactNode;
  /** The reasons, beside a line. */
  reasonsOf: (aliment: UsedAliment, names?: CustomNames) => ReactNode;
  /** The mark of a line without a food, by its words. */
  markOfText: (text: string) => ReactNode;
  /** A food that speaks against, or that must be checked, is added and no longer counted once it is chosen. */
  check: CheckFood;
}

interface ReviewRowProps {
  row: ImportRow;
  /** Whether the recipe already has the food. */
  isPresent: boolean;
  /** Whether it is an alternative of a food that is not added yet, with which it stays one text. */
  isInText: boolean;
  /** Whether the line is kept as text unless it is added as food. */
  isKept: boolean;
  conflicts: FoodConflictMarks | undefined;
  onChange: (row: ImportRow) => void;
}

/** A pasted line with the food and the quantity that were understood. */
export function ReviewRow({ row, isPresent, isInText, isKept, conflicts, onChange }: ReviewRowProps) {
  const t = useTexts('recipes');
  const { component, recipe, isSkipped, line } = row;

  return (
    <li className={classes['row']} data-skipped={isSkipped} data-alternative={line.isAlternative || row.isOption}>
      <Checkbox
        aria-label={t('import.use', { text: line.text })}
        checked={isUsed(row) || isNoted(row)}
        disabled={!isFound(row) && !row.isOption}
        onChange={({ currentTarget }) =>
          onChange({
            ...row,
            ...{ isSkipped: !currentTarget.checked, isQuantityMissing: false },
            isFoodUncertain: false,
            // A skipped food that conflicts with the profile of the client is kept as one to be replaced where the line names it.
            isFoodWarned: !currentTarget.checked && isWarned(row, conflicts),
          })
        }
      />
      <div className={classes['content']}>
        <span className={classes['text']}>
          {line.text}
          <Marks row={row} isPresent={isPresent} isInText={isInText} isKept={isKept} />
          <StateSwitch row={row} conflicts={conflicts} onChange={onChange} />
          {component && !isSkipped && conflicts?.reasonsOf(component.aliment, component)}
          {!isFound(row) && !isSkipped && conflicts?.markOfText(line.text)}
          {recipe &&
            !isSkipped &&
            recipe.recipe.aliments.map((aliment) => (
              <Fragment key={aliment.id}>{conflicts?.reasonsOf(aliment)}</Fragment>
            ))}
        </span>
        {!isSkipped && !row.isOption && (
          <div className={classes['fields']}>
            <FoodField row={row} conflicts={conflicts} onChange={onChange} />
            {component && (
              <QuantityField
                portion={component}
                onChange={(changed) =>
                  onChange({ ...row, component: changed, isQuantityUncertain: false, isQuantityMissing: false })
                }
              />
            )}
            {recipe && <PortionsField key={recipe.recipe.id} pasted={recipe} row={row} onChange={onChange} />}
          </div>
        )}
      </div>
    </li>
  );
}

/** Whether the food of the row, or one of its recipe, speaks against the person for whom it is. */
function isWarned({ component, recipe }: ImportRow, conflicts: FoodConflictMarks | undefined): boolean {
  if (!conflicts) return false;
  if (component && conflicts.check(component.aliment, component)) return true;
  return recipe?.recipe.aliments.some((one) => conflicts.check(one)) === true;
}

type MarksProps = Pick<ReviewRowProps, 'row' | 'isPresent' | 'isInText' | 'isKept'>;

function Marks({ row, isPresent, isInText, isKept }: MarksProps) {
  const t = useTexts('recipes');
  if (row.isSkipped)
    return <StateBadge tone="quiet">{t(isKept ? 'import.skippedAsText' : 'import.skipped')}</StateBadge>;
  if (row.isOption)
    return (
      <StateBadge tone="soon">{t(`import.option.${row.isOptionSupposed ? 'supposedBadge' : 'badge'}`)}</StateBadge>
    );
  const { isAlternative } = row.line;
  const unread = unreadOf(row);
  return (
    <>
      {isKept && namesWarnedFood(row) && <StateBadge tone="soon">{t('import.keptToReplace')}</StateBadge>}
      {isAlternative && <StateBadge tone="quiet">{t('import.alternative')}</StateBadge>}
      {isInText && <StateBadge tone="soon">{t('import.inText')}</StateBadge>}
      {unread && <StateBadge tone="soon">{t('import.unread', { text: unread })}</StateBadge>}
      {isTextOnly(row) && (
        <StateBadge tone="quiet">{t(row.line.isNote ? 'import.note' : 'import.exclusion')}</StateBadge>
      )}
      {!isFound(row) && !isTextOnly(row) && <StateBadge tone="bad">{t('import.notFound')}</StateBadge>}
      {isFound(row) && row.isFoodUncertain && <StateBadge tone="soon">{t('import.uncertainFood')}</StateBadge>}
      {row.assumedState && (
        <StateBadge tone={isStateUnusual(row) ? 'soon' : 'quiet'}>
          {t(`import.assumedState.${row.assumedState}`)}
        </StateBadge>
      )}
      {row.isQuantityMissing && <StateBadge tone="bad">{t('import.missingQuantity')}</StateBadge>}
      {row.isQuantityUncertain && !row.isQuantityMissing && (
        <StateBadge tone="soon">{uncertaintyText(row, t)}</StateBadge>
      )}
      {isPresent && !isAlternative && <StateBadge tone="quiet">{t('import.exists')}</StateBadge>}
    </>
  );
}

/** Takes the food dry instead of cooked or canned, or the other way round. */
function StateSwitch({ row, conflicts, onChange }: Pick<ReviewRowProps, 'row' | 'conflicts' | 'onChange'>) {
  const t = useTexts('recipes');
  const { nameOf } = useAlimentTexts();
  const other = row.isSkipped || row.isOption ? undefined : otherStateOf(row);
  if (!other) return null;
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => onChange(withOtherState(row, other, conflicts?.check))}>
      {t('import.otherState', { name: nameOf(other) })}
    </Button>
  );
}

/** What is not certain of a quantity: `2 kiwi (150 g)` may be 150 g or 300 g. */
function uncertaintyText(
  { line: { range, measure }, weightReadings }: ImportRow,
  t: ReturnType<typeof useTexts<'recipes'>>,
): string {
  if (weightReadings)
    return t('import.weightReadings', {
      ...{ total: formatNumber(weightReadings.total, 1), ofEach: formatNumber(weightReadings.ofEach, 1) },
      count: measure?.count ?? 0,
    });
  return range ? t('import.range', { range }) : t('import.uncertainQuantity');
}

interface PortionsFieldProps extends Pick<ReviewRowProps, 'row' | 'onChange'> {
  pasted: PastedRecipe;
}

/** The portions of a recipe. Without a possible number the recipe is not added. */
function PortionsField({ pasted: { recipe, portions }, row, onChange }: PortionsFieldProps) {
  const t = useTexts('recipes');
  const [typed, setTyped] = useState<number | string>(Math.round(portions * 100) / 100);
  return (
    <DecimalInput
      aria-label={t('import.portionsOf', { text: row.line.text })}
      value={typed}
      onChange={(value) => {
        setTyped(value);
        const isPossible = typeof value === 'number';
        onChange({
          ...row,
          ...(isPossible && { recipe: { recipe, portions: value } }),
          ...{ isQuantityUncertain: false, isQuantityMissing: !isPossible },
        });
      }}
      min={recipePortions.least}
      max={recipePortions.most}
      rightSection={null}
      w={110}
    />
  );
}

const otherFood = 'other';

/** The foods that the line may mean, and a search for another one. */
function FoodField({ row, conflicts, onChange }: Pick<ReviewRowProps, 'row' | 'conflicts' | 'onChange'>) {
  const t = useTexts('recipes');
  const { nameOf, originOf } = useAlimentTexts();
  const { language } = useLanguage();
  const { component, recipe, line } = row;
  const [isSearching, setSearching] = useState(!isFound(row));
  const recipes = line.recipes ?? [];

  if (isSearching || !isFound(row))
    return (
      <FoodPicker
        label={t('import.otherFood')}
        quantity="unused"
        {...(conflicts && { conflictsOf: conflicts.conflictsOf })}
        onPick={({ aliment }) => {
          setSearching(false);
          onChange(withFood(row, aliment, conflicts?.check));
        }}
      />
    );
  const isListed = line.candidates.some(({ id }) => id === component?.aliment.id);
  const options = component && !isListed ? [component.aliment, ...line.candidates] : line.candidates;
  const names = options.map(nameOf);
  const labelOf = (aliment: UsedAliment) => {
    const name = nameOf(aliment);
    const isTwice = names.indexOf(name) !== names.lastIndexOf(name);
    const listed = line.candidates.find(({ id }) => id === aliment.id);
    return isTwice && listed ? `${name} · ${originOf(listed)}` : name;
  };
  return (
    <NativeSelect
      aria-label={t('import.foodOf', { text: line.text })}
      value={component?.aliment.id ?? recipe?.recipe.id ?? ''}
      data={[
        ...(line.isAlternative ? [] : recipes).map((one) => ({
          value: one.id,
          label: t('import.recipe', { name: nameIn(language, one) }),
        })),
        ...options.map((aliment) => ({ value: aliment.id, label: labelOf(aliment) })),
        { value: otherFood, label: t('import.otherFood') },
      ]}
      onChange={({ currentTarget }) => {
        const chosen = line.candidates.find(({ id }) => id === currentTarget.value);
        const chosenRecipe = recipes.find(({ id }) => id === currentTarget.value);
        if (chosenRecipe) onChange(withRecipe(row, chosenRecipe, conflicts?.check));
        else if (chosen) onChange(withFood(row, chosen, conflicts?.check));
        else if (currentTarget.value === otherFood) setSearching(true);
      }}
    />
  );
}
