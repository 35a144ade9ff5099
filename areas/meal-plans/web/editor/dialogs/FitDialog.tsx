import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowRight, IconLock, IconLockOpen } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { nameIn } from '#areas/aliments/rules/names.ts';
import type { DietaryProfile } from '#areas/dietary-profiles/contract.ts';
import { isUnsafe } from '#areas/dietary-profiles/rules/conflicts.ts';
import { targetTolerancePercent } from '#areas/macros/rules/comparison.ts';
import { TypedNumberInput } from '#shell/web/forms/TypedNumberInput.tsx';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import type { Day, Meal, MealComponent, MealPlan } from '../../../contract.ts';
import {
  fittedNutrients,
  fittedRows,
  percentBesideFreeMeals,
  targetOfDay,
  targetOfMeal,
  withFit,
} from '../../../rules/fit-rows.ts';
import { type Fit, type FitTarget, fitToTarget } from '../../../rules/fit-to-target.ts';
import { withTotals } from '../../../rules/totals.ts';
import { countUncounted } from '../../../rules/uncounted-lines.ts';
import { useMealTexts } from '../../meal-texts.ts';
import { useEditor, useMealPlan } from '../context.tsx';
import { PortionMark } from '../shared/PortionMark.tsx';
import { changeMealPlan } from '../edits/change.ts';
import type { FitScope } from '../state/editor-ui.ts';
import { targetOf } from '../../../rules/targets.ts';
import classes from './FitDialog.module.css';
import { FitOutcome, FitResults } from './FitResults.tsx';

/** Changes the quantities of a meal or a day so that it comes nearest to a target, after a preview. */
export function FitDialog() {
  const t = useTexts('meal-plans');
  const { dayTitleOf, titleOf } = useMealTexts();
  const { fit } = useEditor().ui.dialogs;
  const scope = fit.use();
  // Closed, it does not follow the edits of the meal plan.
  const mealPlan = useMealPlan((content) => (scope ? content : null));
  const part = scope && mealPlan && partOf(mealPlan, scope);
  const close = () => fit.set(null);

  return (
    <Dialog
      opened={scope !== null}
      onClose={close}
      size="xl"
      title={t('editor.fit.title', {
        name: part ? (part.meal ? titleOf(part.meal) : dayTitleOf(part.day, part.number)) : '',
      })}
    >
      {part && mealPlan && <FitForm key={scope.id} {...part} mealPlan={mealPlan} onDone={close} />}
    </Dialog>
  );
}

interface Part {
  day: Day;
  /** Position of the day in the meal plan, counted from 1. */
  number: number;
  /** Null for the whole day. */
  meal: Meal | null;
}

function partOf({ days }: MealPlan, { kind, id }: FitScope): Part | null {
  for (const [index, day] of days.entries()) {
    const number = index + 1;
    if (kind === 'day' && day.id === id) return { day, number, meal: null };
    const meal = kind === 'meal' ? day.meals.find((one) => one.id === id) : undefined;
    if (meal) return { day, number, meal };
  }
  return null;
}

function FitForm({ day, meal, mealPlan, onDone }: Omit<Part, 'number'> & { mealPlan: MealPlan; onDone: () => void }) {
  const t = useTexts('meal-plans');
  const { store, ui, profile: profileOfClient } = useEditor();
  const profile = profileOfClient.use();
  const [ofDay] = useState(() => targetOf(mealPlan, day));
  const [proposed] = useState<FitTarget>(() =>
    meal ? targetOfMeal({ day, meal, target: ofDay, counting: mealPlan }) : targetOfDay(day, ofDay),
  );
  const [target, setTarget] = useState(proposed);
  const meals = useMemo(() => (meal ? [meal] : day.meals), [meal, day]);
  const others = day.meals.filter((one) => one !== meal);
  const [locks, setLocks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const rows = useMemo(
    () => fittedRows(meals, profile).map((row) => ({ ...row, isLocked: locks.get(row.id) ?? row.isLocked })),
    [meals, profile, locks],
  );
  const fit = useMemo(() => (Object.keys(target).length > 0 ? fitToTarget(rows, target) : null), [rows, target]);
  const fitted = useMemo(() => fit && withTotals(withFit(mealPlan, fit.rows, profile)), [mealPlan, fit, profile]);
  const after = fitted && partOf(fitted, meal ? { kind: 'meal', id: meal.id } : { kind: 'day', id: day.id });
  const changes = new Map(fit?.rows.map((row) => [row.id, row]));
  const uncounted = countUncounted([{ meals }]);
  const count = rows.filter(({ id, quantity }) => (changes.get(id)?.quantity ?? quantity) !== quantity).length;

  function apply(): void {
    if (!fit) return;
    changeMealPlan(store, (before) => withFit(before, fit.rows, profile));
    ui.message.set({ name: 'fitted', values: { count }, isUndoable: true });
    onDone();
  }

  if (rows.length === 0) return <Text size="sm">{t('editor.fit.nothing')}</Text>;
  return (
    <Stack>
      <Text size="sm">{t('editor.fit.text', { percent: targetTolerancePercent })}</Text>
      {ofDay && meal && !meal.energyPercent && <RemainderNote proposed={proposed} others={others} />}
      <FreeMealNote meals={others} />
      <Targets target={target} onChange={setTarget} />
      {fit && after && (
        <FitResults
          before={meal ?? day}
          after={after.meal ?? after.day}
          target={target}
          missed={fit.missed}
          uncounted={uncounted}
        />
      )}
      {fit && <FitOutcome missed={fit.missed} count={count} uncounted={uncounted} />}
      <ul className={classes['rows']} aria-label={t('editor.fit.rows')}>
        {rows.map(({ id, quantity, isLocked }) => (
          <RowLine
            key={id}
            row={meals.flatMap((one) => one.mealComponents).find((one) => one.id === id)}
            quantity={quantity}
            fitted={changes.get(id)}
            isLocked={isLocked}
            profile={profile}
            onLock={(next) => setLocks(new Map(locks).set(id, next))}
          />
        ))}
      </ul>
      <Group justify="flex-end">
        <Button disabled={count === 0} onClick={apply}>
          {t('editor.fit.apply', { count })}
        </Button>
      </Group>
    </Stack>
  );
}

/** Where the target of a meal without a share of the day comes from, or that the other meals leave nothing for it. */
function RemainderNote({ proposed, others }: { proposed: FitTarget; others: readonly Meal[] }) {
  const t = useTexts('meal-plans');
  const isKnown =
    percentBesideFreeMeals(others) !== null &&
    others.every(({ free_meal, calories }) => free_meal || calories !== null);
  if (proposed.calories !== undefined) return <Text size="sm">{t('editor.fit.left')}</Text>;
  return isKnown && <Text size="sm">{t('editor.fit.nothingLeft')}</Text>;
}

/** What a target is of where other meals are free, whose food is not known. */
function FreeMealNote({ meals }: { meals: readonly Meal[] }) {
  const t = useTexts('meal-plans');
  if (!meals.some(({ free_meal }) => free_meal)) return null;
  const percent = percentBesideFreeMeals(meals);
  return (
    <Text size="sm">
      {percent === null ? t('editor.fit.freeMeal.unknown') : t('editor.fit.freeMeal.share', { percent })}
    </Text>
  );
}

function Targets({ target, onChange }: { target: FitTarget; onChange: (target: FitTarget) => void }) {
  const t = useTexts('meal-plans');
  return (
    <div className={classes['targets']}>
      {fittedNutrients.map((name) => (
        <TypedNumberInput
          key={name}
          label={t(`macros.${name}`)}
          suffix={name === 'calories' ? ` ${t('units.kcal')}` : ' g'}
          placeholder={t('editor.fit.free')}
          max={20_000}
          hideControls
          value={target[name]}
          onNumber={(value) => {
            const { [name]: _, ...others } = target;
            onChange(value !== null ? { ...others, [name]: value } : others);
          }}
        />
      ))}
    </div>
  );
}

interface RowLineProps {
  row: MealComponent | undefined;
  quantity: number;
  fitted: Fit['rows'][number] | undefined;
  isLocked: boolean;
  profile: DietaryProfile | null;
  onLock: (isLocked: boolean) => void;
}

function RowLine({ row, quantity, fitted, isLocked, profile, onLock }: RowLineProps) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { measureText } = useMealTexts();
  const food = row?.recipe ?? row?.components[0]?.aliment;
  const name = food ? nameIn(language, food) : '';
  const unsafe = profile && row?.components.find(({ aliment }) => isUnsafe(aliment, profile));
  const isChanged = fitted !== undefined && fitted.quantity !== quantity;
  const grams = (amount: number) => `${formatNumber(amount, 1)} g`;
  const Icon = isLocked ? IconLock : IconLockOpen;

  return (
    <li data-changed={isChanged}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-pressed={isLocked}
        aria-label={t('editor.fit.lock', { name })}
        onClick={() => onLock(!isLocked)}
      >
        <Icon size={18} aria-hidden="true" />
      </ActionIcon>
      <span className={classes['food']}>
        {name}
        {unsafe && <PortionMark portion={unsafe} note={unsafe.conflictNote} kind="focusable badge" />}
      </span>
      <span className={classes['amounts']}>
        {grams(quantity)}
        {isChanged && (
          <>
            <IconArrowRight size={14} aria-hidden="true" />
            <strong>{grams(fitted.quantity)}</strong>
            {fitted.portion && <span className={classes['measure']}>{measureText(fitted.portion)}</span>}
          </>
        )}
      </span>
    </li>
  );
}
