import { IconArrowsExchange } from '@tabler/icons-react';
import { Fragment, lazy, Suspense, useState } from 'react';
import type { Alternative, Component } from '#areas/aliments/contract.ts';
import { isToTaste } from '#areas/aliments/rules/quantity-text.ts';
import type { Equivalent } from '../../contract/equivalents.ts';
import type { PlannedMeal } from '../../rules/days.ts';
import { hasSwaps } from '../../rules/reports.ts';
import { swapRefusal } from '../../rules/swap-check.ts';
import type { ReportChange, ReportedValues, SwapWithAliment } from '../device/report.ts';
import { useMealTexts } from '../texts.ts';
import { FoodWarning, NameWarning } from './FoodWarning.tsx';
import classes from './Meal.module.css';
import { useNutrition } from './nutrition-context.ts';

const EquivalentsDialog = lazy(async () => ({ default: (await import('./EquivalentsDialog.tsx')).EquivalentsDialog }));

interface FoodProps {
  component: Component;
  planned: PlannedMeal;
  values: ReportedValues;
  /** Whether the meal is only read. */
  isGone: boolean;
  onReport: (change: ReportChange) => void;
}

/** A planned food with what may be eaten instead, or the food that the client chose. */
export function Food({ component, planned, values, isGone, onReport }: FoodProps) {
  const { t, foodName } = useMealTexts();
  const mayReport = useNutrition().mayReport && !isGone;
  const swap = hasSwaps(values.state)
    ? values.swaps.find(({ componentId }) => componentId === component.uuid)
    : undefined;
  const others = values.swaps.filter(({ componentId }) => componentId !== component.uuid);
  const mayChoose = mayReport && hasSwaps(values.state);
  const name = foodName(component);
  const choose = (chosen: SwapWithAliment) => onReport({ state: values.state, swaps: [...others, chosen] });
  // Without a swap left, a meal that was eaten was eaten as planned.
  const putBack = () =>
    onReport({ state: values.state === 'swapped' && others.length === 0 ? 'as_planned' : values.state, swaps: others });

  if (swap)
    return (
      <div className={classes['food']} data-swapped="true">
        <FoodText food={swap} />
        <FoodWarning
          aliment={swap.aliment}
          planned={swap.alternativeId === null ? undefined : component}
          publishedId={planned.publishedId}
        />
        <span className={classes['instead']}>
          {t('meal.instead', { food: name })}
          {mayReport && (
            <button
              type="button"
              className={classes['link']}
              aria-label={t('meal.back', { food: name })}
              onClick={putBack}
            >
              {t('meal.backShort')}
            </button>
          )}
        </span>
      </div>
    );

  return (
    <div className={classes['food']}>
      <div className={classes['foodRow']}>
        <FoodText food={component} />
        {mayChoose && planned.swaps.mode === 'equivalents' && !isToTaste(component) && (
          <EquivalentsButton component={component} publishedId={planned.publishedId} onChoose={choose} />
        )}
      </div>
      <FoodWarning aliment={component.aliment} planned={component} publishedId={planned.publishedId} />
      <NameWarning food={component} />
      {mayReport ? (
        mayChoose && <Alternatives component={component} planned={planned} onChoose={choose} />
      ) : (
        <WrittenAlternatives component={component} planned={planned} />
      )}
    </div>
  );
}

interface AlternativesProps extends Pick<FoodProps, 'component' | 'planned'> {
  onChoose: (swap: SwapWithAliment) => void;
}

/** The planned alternatives that the client may eat. */
function Alternatives({ component, planned, onChoose }: AlternativesProps) {
  const { t, foodName } = useMealTexts();
  const { profile } = useNutrition();
  if (!profile) return null;
  return component.alternatives
    .filter((one) => !swapRefusal({ component, swap: swapOf(component, one), allowed: planned.swaps, profile }))
    .map((one) => (
      <Fragment key={one.uuid}>
        <button
          type="button"
          className={classes['alternative']}
          aria-label={t('meal.choose', { food: foodName(one), planned: foodName(component) })}
          onClick={() => onChoose(swapOf(component, one))}
        >
          <span className={classes['or']}>{t('meal.or')}</span>
          <FoodText food={one} />
        </button>
        <FoodWarning aliment={one.aliment} planned={component} publishedId={planned.publishedId} />
        <NameWarning food={one} />
      </Fragment>
    ));
}

/** The planned alternatives to read, where nothing can be logged and the profile of the client may be unknown. */
function WrittenAlternatives({ component, planned }: Pick<FoodProps, 'component' | 'planned'>) {
  const { t } = useMealTexts();
  if (planned.swaps.mode === 'none') return null;
  return component.alternatives.map((one) => (
    <Fragment key={one.uuid}>
      <p className={classes['alternative']}>
        <span className={classes['or']}>{t('meal.or')}</span>
        <FoodText food={one} />
      </p>
      <FoodWarning aliment={one.aliment} planned={component} publishedId={planned.publishedId} />
      <NameWarning food={one} />
    </Fragment>
  ));
}

interface EquivalentsButtonProps extends Pick<AlternativesProps, 'component' | 'onChoose'> {
  publishedId: string;
}

/** Opens the search for another food. Hidden while the dietary profile is not known on this device. */
function EquivalentsButton({ component, publishedId, onChoose }: EquivalentsButtonProps) {
  const { t, foodName } = useMealTexts();
  const { profile } = useNutrition();
  const [isOpen, setIsOpen] = useState(false);
  if (!profile) return null;

  return (
    <>
      <button
        type="button"
        className={classes['change']}
        aria-label={t('equivalents.openFor', { food: foodName(component) })}
        onClick={() => setIsOpen(true)}
      >
        <IconArrowsExchange size={16} aria-hidden="true" />
        {t('equivalents.open')}
      </button>
      {isOpen && (
        <Suspense>
          <EquivalentsDialog
            component={component}
            publishedId={publishedId}
            onChoose={(one) => {
              setIsOpen(false);
              onChoose(equivalentSwap(component, one));
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function FoodText({ food }: { food: Pick<Alternative, 'aliment' | 'quantity' | 'portion'> }) {
  const { foodName, quantityText, formText } = useMealTexts();
  const form = formText(food.aliment);
  return (
    <span className={classes['foodText']}>
      <strong>{quantityText(food)}</strong> {foodName(food)}
      {form && <small>{form}</small>}
    </span>
  );
}

function swapOf(component: Component, { uuid, aliment, quantity, portion }: Alternative): SwapWithAliment {
  return { componentId: component.uuid, alternativeId: uuid, alimentId: aliment.id, quantity, portion, aliment };
}

function equivalentSwap({ uuid: componentId }: Component, { aliment, quantity, portion }: Equivalent): SwapWithAliment {
  return { componentId, alternativeId: null, alimentId: aliment.id, quantity, portion, aliment };
}
