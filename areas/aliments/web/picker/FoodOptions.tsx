import { ActionIcon, Skeleton } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { messageOf } from '#shell/web/api/error-message.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { SearchOption } from '#shell/web/widgets/SearchOption.tsx';
import type { ListedAliment } from '../../contract/library.ts';
import { amountIn } from '../../rules/nutrients.ts';
import { measuredText, useAlimentTexts } from '../aliment-texts.ts';
import type { useFoodSearch } from '../queries.ts';
import type { OtherOption, PickedFood } from './picked-food.ts';
import classes from './picker.module.css';
import type { PickerRow } from './use-food-picker.ts';

interface FoodOptionsProps {
  foods: ReturnType<typeof useFoodSearch>;
  rows: readonly PickerRow[];
  listId: string;
  /** Index of the row that Enter picks. */
  active: number;
  /** Ids of the foods that were added while the list was open. */
  added: readonly string[];
  search: string;
  pickedOf: (aliment: ListedAliment) => PickedFood;
  /** The typed measure that a food does not have. */
  missingMeasureOf: (aliment: ListedAliment) => string | null;
  conflictsOf: ((aliment: ListedAliment) => ReactNode) | undefined;
  onPick: (aliment: ListedAliment) => void;
  onPickOther: (other: OtherOption) => void;
  onPickText: (text: string) => void;
  markOfText: ((text: string) => ReactNode) | undefined;
  onPoint: (row: PickerRow) => void;
  /** Adds a food with its proposed quantity; the list stays open. */
  onAdd?: (aliment: ListedAliment) => void;
}

/** The foods of a search, with what they are, their values for the proposed quantity, and where these come from. */
export function FoodOptions({ foods, rows, listId, active, added, search, ...props }: FoodOptionsProps) {
  const { pickedOf, missingMeasureOf, conflictsOf, markOfText, onPick, onPickOther, onPickText, onPoint, onAdd } =
    props;
  const t = useTexts('aliments');
  const { isSimilarOnly, error, isPending, isPlaceholderData } = foods;

  return (
    <div aria-busy={isPlaceholderData || isPending}>
      <p className={classes['hint']} role="status">
        {error && messageOf(error)}
        {!error &&
          !isPending &&
          foods.rows.length === 0 &&
          rows.every((row) => 'typed' in row) &&
          t('picker.nothing', { search })}
        {isSimilarOnly && foods.rows.length > 0 && search && !isPlaceholderData && t('similar', { search })}
        {added.length > 0 && t('picker.added', { count: added.length })}
      </p>
      {isPending && <OptionSkeletons />}
      <div role="listbox" id={listId} aria-label={t('picker.results')} className={classes['list']}>
        {rows.map((row, index) => {
          const option = { id: `${listId}-${index}`, isActive: index === active, onPoint: () => onPoint(row) };
          if ('other' in row)
            return <OtherRow key={row.other.id} {...option} other={row.other} onPick={() => onPickOther(row.other)} />;
          if ('typed' in row) {
            const name = t('picker.asText', { text: row.typed });
            const other = {
              id: 'typed',
              name,
              subtitle: t('picker.asTextHelp'),
              energy: '',
              mark: markOfText?.(row.typed),
            };
            return <OtherRow key="typed" {...option} other={other} onPick={() => onPickText(row.typed)} />;
          }
          const { aliment } = row;
          return (
            <FoodOption
              key={aliment.id}
              {...option}
              picked={pickedOf(aliment)}
              missing={missingMeasureOf(aliment)}
              isAdded={added.includes(aliment.id)}
              mark={conflictsOf?.(aliment)}
              onPick={() => onPick(aliment)}
              {...(onAdd && { onAdd: () => onAdd(aliment) })}
            />
          );
        })}
      </div>
    </div>
  );
}

interface OtherRowProps {
  id: string;
  other: OtherOption;
  isActive: boolean;
  onPick: () => void;
  onPoint: () => void;
}

function OtherRow({ id, other: { name, subtitle, energy, mark }, isActive, onPick, onPoint }: OtherRowProps) {
  return (
    <div className={classes['line']} role="presentation">
      <SearchOption id={id} isActive={isActive} className={classes['row']} onPick={onPick} onPoint={onPoint}>
        <div className={classes['text']}>
          <div className={classes['name']}>
            {name}
            {mark}
          </div>
          <div className={classes['subtitle']}>{subtitle}</div>
        </div>
        <div className={classes['values']}>
          <strong>{energy}</strong>
        </div>
      </SearchOption>
    </div>
  );
}

interface FoodOptionProps {
  id: string;
  picked: PickedFood;
  missing: string | null;
  isActive: boolean;
  isAdded: boolean;
  mark: ReactNode;
  onPick: () => void;
  onPoint: () => void;
  onAdd?: () => void;
}

function FoodOption({ id, picked, missing, isActive, isAdded, mark, onPick, onPoint, onAdd }: FoodOptionProps) {
  const t = useTexts('aliments');
  const { nameOf, originOf, quantityText } = useAlimentTexts();
  const { aliment } = picked;
  const name = nameOf(aliment);

  return (
    <div className={classes['line']} role="presentation">
      <SearchOption id={id} isActive={isActive} className={classes['row']} onPick={onPick} onPoint={onPoint}>
        <div className={classes['text']}>
          <div className={classes['name']}>
            {name}
            {mark}
          </div>
          <div className={classes['subtitle']}>
            {[t(`forms.${aliment.form}`), originOf(aliment), quantityText(picked)].join(' · ')}
          </div>
          <MissingMeasure picked={picked} missing={missing} />
        </div>
        <PortionValues picked={picked} />
      </SearchOption>
      {onAdd && (
        <ActionIcon
          className={classes['add']}
          variant="default"
          size={36}
          aria-label={t(isAdded ? 'picker.addAgain' : 'picker.addNow', { name })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onAdd}
        >
          {isAdded ? <IconCheck size={18} aria-hidden="true" /> : <IconPlus size={18} aria-hidden="true" />}
        </ActionIcon>
      )}
    </div>
  );
}

/** Says that the food does not have the measure that was typed, and the quantity that is proposed instead. */
export function MissingMeasure({ picked, missing }: Pick<FoodOptionProps, 'picked' | 'missing'>) {
  const t = useTexts('aliments');
  const { quantityText } = useAlimentTexts();
  if (missing === null) return null;
  return (
    <div className={classes['missing']}>{t('picker.missing', { typed: missing, quantity: quantityText(picked) })}</div>
  );
}

/** Energy and macronutrients of the quantity. */
export function PortionValues({ picked }: { picked: PickedFood }) {
  const t = useTexts('aliments');
  const { aliment, quantity } = picked;
  const portion = { aliment, quantity };
  const letters = (['protein_tot', 'carbs_tot', 'lipids_tot'] as const).map((name) => (
    <span key={name}>
      <abbr title={t(`macros.${name}`)}>{t(`macroLetters.${name}`)}</abbr> {measuredText(name, amountIn(portion, name))}
    </span>
  ));
  return (
    <div className={classes['values']}>
      <strong>{measuredText('calories', amountIn(portion, 'calories'))}</strong>
      <span className={classes['macros']}>{letters}</span>
    </div>
  );
}

const skeletonRows = [1, 2, 3, 4];

function OptionSkeletons() {
  return skeletonRows.map((row) => (
    <div key={row} className={classes['row']}>
      <div className={classes['text']}>
        <Skeleton height={15} width="55%" mb={8} />
        <Skeleton height={12} width="40%" />
      </div>
    </div>
  ));
}
