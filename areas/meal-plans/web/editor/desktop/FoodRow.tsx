import { ActionIcon } from '@mantine/core';
import { IconDots, IconLock } from '@tabler/icons-react';
import { Fragment, memo } from 'react';
import type { Alternative, Component } from '#areas/aliments/contract.ts';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import type { MealComponent } from '../../../contract.ts';
import { mealComponentTotals } from '../../../rules/totals.ts';
import { useEditor } from '../context.tsx';
import { FormerValueMark } from '../former-values/FormerValueMark.tsx';
import { useRecipeText } from '../shared/amount-text.ts';
import { PortionMark } from '../shared/PortionMark.tsx';
import { Grip } from './Grip.tsx';
import { GramsField, MeasureField, WeightField } from './AmountFields.tsx';
import { AlternativeSearch, ReplaceSearch } from './InlineSearch.tsx';
import { LineField } from './LineField.tsx';
import classes from './Sheet.module.css';
import { TotalCells } from './TotalCells.tsx';

/** A row of a meal: a food, a recipe with its ingredients, or a line without food. */
export const FoodRow = memo(function FoodRow({ row }: { row: MealComponent }) {
  const { ui } = useEditor();
  const isSelected = ui.selection.use((ids) => ids.has(row.id));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu is also a button of the row
    <div
      className={`${classes['row']} ${row.recipe ? classes['recipe'] : ''}`}
      data-row={row.id}
      data-selected={isSelected || undefined}
      onContextMenu={(event) => {
        const target = event.target as HTMLElement;
        if (target.closest('input')) return;
        event.preventDefault();
        const alternativeId = target.closest<HTMLElement>('[data-alternative]')?.dataset['portion'];
        ui.rowMenu.set({ rowId: row.id, alternativeId, x: event.clientX, y: event.clientY });
      }}
    >
      <Grip />
      {row.recipe && <RecipeLine row={row} />}
      {!row.recipe && row.components.length === 0 && <LineField row={row} menu={<RowButton row={row} />} />}
      {row.components.map((component) => (
        <ComponentLines key={component.uuid} component={component} row={row} />
      ))}
    </div>
  );
});

function ComponentLines({ component, row }: { component: Component; row: MealComponent }) {
  const { ui } = useEditor();
  const search = ui.foodSearch.use((open) => (open?.uuid === component.uuid ? open.kind : null));
  return (
    <>
      {search === 'replace' ? (
        <ReplaceSearch portion={component} />
      ) : (
        <PortionLine portion={component} row={row} kind={row.recipe ? 'ingredient' : 'food'} component={component} />
      )}
      {component.alternatives.map((one) => (
        <AlternativeLine key={one.uuid} portion={one} row={row} />
      ))}
      {search === 'alternative' && <AlternativeSearch component={component} />}
    </>
  );
}

function AlternativeLine({ portion, row }: { portion: Alternative; row: MealComponent }) {
  const { ui } = useEditor();
  const isReplaced = ui.foodSearch.use((open) => open?.uuid === portion.uuid);
  if (isReplaced) return <ReplaceSearch portion={portion} />;
  return <PortionLine portion={portion} row={row} kind="alternative" />;
}

interface PortionLineProps {
  portion: Alternative;
  row: MealComponent;
  kind: 'food' | 'alternative' | 'ingredient';
  component?: Component;
}

function PortionLine({ portion, row, kind, component }: PortionLineProps) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { ui } = useEditor();
  const { aliment, uuid } = portion;
  const custom = nameIn(language, { name: portion.custom_name, name_en: portion.custom_name_en });
  const foodName = nameIn(language, aliment);
  const label = custom || foodName;

  return (
    <div
      className={`${classes['line']} ${classes[kind] ?? ''}`}
      data-line
      data-portion={uuid}
      data-alternative={kind === 'alternative' || undefined}
    >
      <div className={classes['foodCell']}>
        {kind === 'alternative' && <span className={classes['or']}>{t('editor.or')}</span>}
        <button
          type="button"
          data-col="food"
          className={classes['name']}
          title={label}
          onDoubleClick={() => ui.foodSearch.set({ kind: 'replace', uuid })}
        >
          {label}
        </button>
        <span className={classes['hint']}>
          {[custom && foodName, aliment.form !== 'as_sold' && t(`forms.${aliment.form}`), aliment.brand]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {component?.isLocked && (
          <IconLock size={14} className={classes['icon']} aria-label={t('editor.row.locked')} role="img" />
        )}
        <PortionMark portion={portion} note={component?.conflictNote ?? ''} kind="focusable badge" />
        <FormerValueMark aliment={aliment} kind="button" />
      </div>
      <MeasureField portion={portion} label={t('editor.row.measureOf', { name: label })} />
      <GramsField portion={portion} label={t('editor.row.gramsOf', { name: label })} />
      <TotalCells totals={portion} />
      {kind === 'ingredient' ? (
        <Fragment />
      ) : (
        <RowButton row={row} alternativeId={kind === 'alternative' ? uuid : undefined} />
      )}
    </div>
  );
}

/** The name of a recipe with its weight, which scales its ingredients, and its totals. */
function RecipeLine({ row }: { row: MealComponent }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const label = row.recipe ? nameIn(language, row.recipe) : '';
  const hint = useRecipeText()(row);
  return (
    <div className={classes['line']} data-line>
      <div className={`${classes['foodCell']} ${classes['foodOfRecipe']}`}>
        <button type="button" data-col="food" className={classes['name']} title={label}>
          {label}
        </button>
        <span className={classes['hint']}>{hint}</span>
      </div>
      <WeightField row={row} label={t('editor.row.gramsOf', { name: label })} />
      <TotalCells totals={mealComponentTotals(row, { include_alternatives_in_macro: false })} />
      <RowButton row={row} />
    </div>
  );
}

/** Opens the menu of the row, or of one of its alternatives. */
function RowButton({ row, alternativeId }: { row: MealComponent; alternativeId?: string | undefined }) {
  const t = useTexts('meal-plans');
  const { ui } = useEditor();
  return (
    <ActionIcon
      className={classes['menu'] ?? ''}
      variant="subtle"
      color="gray"
      size={28}
      tabIndex={-1}
      aria-label={t(alternativeId ? 'editor.row.alternativeMenu' : 'editor.row.menu')}
      aria-haspopup="menu"
      onClick={(event) => {
        const { left, bottom } = event.currentTarget.getBoundingClientRect();
        ui.rowMenu.set({ rowId: row.id, alternativeId, x: left, y: bottom });
      }}
    >
      <IconDots size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
