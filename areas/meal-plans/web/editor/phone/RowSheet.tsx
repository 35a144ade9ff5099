import { ActionIcon, Button, Drawer, Stack, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSearch, IconTrash, IconX } from '@tabler/icons-react';
import type { Alternative, Component } from '#areas/aliments/contract.ts';
import { householdMeasures } from '#areas/aliments/rules/household-measures.ts';
import { labelIn, nameIn } from '#areas/aliments/rules/names.ts';
import { quantityOfMeasures } from '#areas/aliments/rules/suggested-quantity.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import type { MealComponent } from '../../../contract.ts';
import { gramsText, kcalText } from '../../meal-texts.ts';
import { useEditor, useMealPlan } from '../context.tsx';
import {
  deleteAlternative,
  deleteRows,
  moveRowsBy,
  separateRecipe,
  setComponentFields,
  setLine,
  setTypedQuantity,
} from '../edits/rows.ts';
import { useGramsField, useMeasureField, useWeightField } from '../quantity-fields.ts';
import { FormerValueMark } from '../former-values/FormerValueMark.tsx';
import { useIsUncounted } from '../shared/UncountedMark.tsx';
import { PortionMark } from '../shared/PortionMark.tsx';
import { findRow } from '../state/meal-plan-of.ts';
import classes from './Phone.module.css';
import { useAmountText } from '../shared/amount-text.ts';

/** All of a row with large fields: quantity, alternatives, order. */
export function RowSheet() {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { ui } = useEditor();
  const rowId = ui.rowSheetId.use();
  const row = useMealPlan((mealPlan) => (rowId ? findRow(mealPlan, rowId)?.row : undefined));
  const [component] = row?.components ?? [];
  const name = row?.recipe ? nameIn(language, row.recipe) : component && nameIn(language, component.aliment);

  return (
    <Drawer
      opened={row !== undefined}
      onClose={() => ui.rowSheetId.set(null)}
      position="bottom"
      size="auto"
      title={name || t('editor.row.line')}
      closeButtonProps={{ 'aria-label': t('editor.done'), size: 44 }}
      classNames={{ content: classes['sheet'] ?? '' }}
    >
      {row && (
        <Stack key={row.id} data-row={row.id}>
          {row.recipe && <Weight row={row} />}
          {!row.recipe && component && <Food component={component} />}
          {row.components.length === 0 && <Line row={row} />}
          <RowButtons row={row} />
        </Stack>
      )}
    </Drawer>
  );
}

function Food({ component }: { component: Component }) {
  const t = useTexts('meal-plans');
  const { store, clientId, ui } = useEditor();
  const { uuid, isLocked, aliment, conflictNote, alternatives } = component;

  return (
    <>
      <PortionMark portion={component} note={conflictNote} kind="reasons" />
      <FormerValueMark aliment={aliment} kind="open" />
      <Quantity portion={component} />
      <p className={classes['values']}>
        <span>{t('kcal', { calories: kcalText(component.calories) })}</span>
        {(['protein_tot', 'carbs_tot', 'lipids_tot'] as const).map((name) => (
          <span key={name}>
            {t(`macroLetters.${name}`)} {gramsText(component[name])}
          </span>
        ))}
      </p>
      {alternatives.map((one) => (
        <AlternativeLine key={one.uuid} portion={one} />
      ))}
      <div className={classes['portions']}>
        <Button
          variant="default"
          h={44}
          leftSection={<IconSearch size={18} />}
          onClick={() => ui.foodSearch.set({ kind: 'replace', uuid })}
        >
          {t('editor.row.replace')}
        </Button>
        <Button variant="default" h={44} onClick={() => ui.foodSearch.set({ kind: 'alternative', uuid })}>
          {t('editor.row.addAlternative')}
        </Button>
        <Button variant="default" h={44} onClick={() => ui.dialogs.alternativesOf.set(uuid)}>
          {t('editor.row.propose')}
        </Button>
        <Button variant="default" h={44} onClick={() => setComponentFields(store, uuid, { isLocked: !isLocked })}>
          {t(isLocked ? 'editor.row.unlock' : 'editor.row.lock')}
        </Button>
        <Button variant="default" h={44} onClick={() => ui.dialogs.rowNoteId.set(uuid)}>
          {t(clientId === null ? 'editor.row.name' : 'editor.row.details')}
        </Button>
      </div>
    </>
  );
}

function Quantity({ portion }: { portion: Alternative }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { store } = useEditor();
  const grams = useGramsField(portion);
  const measure = useMeasureField(portion);

  return (
    <>
      <div className={classes['fields']}>
        <TextInput {...withError(measure)} size="lg" label={t('editor.columns.measure')} />
        <TextInput {...withError(grams)} size="lg" inputMode="decimal" label={t('editor.columns.gramsLong')} />
      </div>
      <div className={classes['portions']}>
        {householdMeasures(portion.aliment.portions).map((one) => (
          <Button
            key={`${one.label} ${one.grams}`}
            variant="light"
            color="gray"
            h={44}
            onClick={() => setTypedQuantity(store, portion.uuid, quantityOfMeasures(one, 1))}
          >
            {labelIn(language, one)}
          </Button>
        ))}
      </div>
    </>
  );
}

function AlternativeLine({ portion }: { portion: Alternative }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { store } = useEditor();
  const amountText = useAmountText();
  const name = nameIn(language, portion.aliment);
  return (
    <div className={classes['alternative']}>
      <span className={classes['text']}>
        {t('editor.or')} {name} · {amountText(portion)}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('editor.row.deleteAlternative', { name })}
        onClick={() => deleteAlternative(store, portion.uuid)}
      >
        <IconX size={18} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

function Weight({ row }: { row: MealComponent }) {
  const t = useTexts('meal-plans');
  const field = useWeightField(row);
  return <TextInput {...withError(field)} size="lg" inputMode="decimal" label={t('editor.columns.gramsLong')} />;
}

function Line({ row }: { row: MealComponent }) {
  const t = useTexts('meal-plans');
  const { store } = useEditor();
  const isUncounted = useIsUncounted(row.id);
  const fields = (['line', 'line_en'] as const).map((field) => (
    <TextInput
      key={field}
      size="lg"
      label={t(`fields.${field}`)}
      maxLength={200}
      value={row[field]}
      onChange={(event) => setLine(store, row.id, { [field]: event.currentTarget.value })}
    />
  ));
  return (
    <>
      {fields}
      <Button
        variant="default"
        h={44}
        onClick={() => setLine(store, row.id, { lineKind: isUncounted ? 'note' : 'food' })}
      >
        {t(isUncounted ? 'editor.row.isNote' : 'editor.row.isFood')}
      </Button>
    </>
  );
}

function RowButtons({ row: { id, recipe, components } }: { row: MealComponent }) {
  const t = useTexts('meal-plans');
  const { store, ui } = useEditor();

  function separate(): void {
    const isDone = separateRecipe(store, id);
    if (isDone) ui.rowSheetId.set(null);
    ui.message.set(
      isDone ? { name: 'recipeSeparated', values: { count: components.length }, isUndoable: true } : { name: 'noRoom' },
    );
  }

  return (
    <div className={classes['portions']}>
      <Button
        variant="default"
        h={44}
        leftSection={<IconArrowUp size={18} />}
        onClick={() => moveRowsBy(store, [id], -1)}
      >
        {t('editor.row.moveUp')}
      </Button>
      <Button
        variant="default"
        h={44}
        leftSection={<IconArrowDown size={18} />}
        onClick={() => moveRowsBy(store, [id], 1)}
      >
        {t('editor.row.moveDown')}
      </Button>
      <Button variant="default" h={44} onClick={() => ui.dialogs.moveRowId.set(id)}>
        {t('editor.row.moveTo')}
      </Button>
      {recipe && (
        <Button variant="default" h={44} onClick={separate}>
          {t('editor.row.separate')}
        </Button>
      )}
      <Button
        variant="default"
        h={44}
        c="var(--mantine-color-error)"
        leftSection={<IconTrash size={18} />}
        onClick={() => {
          deleteRows(store, [id]);
          ui.rowSheetId.set(null);
          ui.message.set({ name: 'rowsDeleted', values: { count: 1 }, isUndoable: true });
        }}
      >
        {t('editor.row.delete', { count: 1 })}
      </Button>
    </div>
  );
}

/** Mantine shows the border of an error instead of `aria-invalid`. */
function withError({ input: { 'aria-invalid': _, ...input }, error }: ReturnType<typeof useGramsField>) {
  return { ...input, error };
}
