import type { Alternative, Component } from '#areas/aliments/contract.ts';
import type { Meal, MealComponent } from '#areas/meal-plans/contract.ts';
import type { PlannedDay } from '../../rules/days.ts';
import { swapRefusal } from '../../rules/swap-check.ts';
import type { ReportedValues, SwapWithAliment } from '../device/report.ts';
import { useMealTexts } from '../texts.ts';
import classes from './Meal.module.css';
import { useNutrition } from './nutrition-context.ts';

interface MealFoodsProps {
  meal: Meal;
  planned: PlannedDay;
  values: ReportedValues;
  onReport: (change: Partial<ReportedValues>) => void;
}

/** Recipes, foods and lines of a meal. An alternative is chosen with one tap, and put back with another one. */
export function MealFoods({ meal, ...props }: MealFoodsProps) {
  return (
    <ul className={classes['foods']}>
      {meal.mealComponents.map((one) => (
        <li key={one.id}>
          <MealLine mealComponent={one} {...props} />
        </li>
      ))}
    </ul>
  );
}

type LineProps = Omit<MealFoodsProps, 'meal'>;

function MealLine({ mealComponent, ...props }: LineProps & { mealComponent: MealComponent }) {
  const { t, inLanguage } = useMealTexts();
  const { recipe, components, line, line_en } = mealComponent;
  const foods = components.map((component) => <Food key={component.uuid} component={component} {...props} />);
  if (!recipe) return components.length > 0 ? foods : <p className={classes['line']}>{inLanguage(line, line_en)}</p>;

  const steps = recipe.steps.map((step) => inLanguage(step.text, step.text_en)).filter(Boolean);
  return (
    <>
      <p className={classes['recipe']}>{inLanguage(recipe.name, recipe.name_en)}</p>
      <div className={classes['ingredients']}>{foods}</div>
      {steps.length > 0 && (
        <details className={classes['steps']}>
          <summary>{t('meal.steps')}</summary>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function Food({ component, planned, values, onReport }: LineProps & { component: Component }) {
  const { t, foodName } = useMealTexts();
  const { profile, mayReport } = useNutrition();
  const swap =
    values.state === 'swapped' ? values.swaps.find(({ componentId }) => componentId === component.uuid) : undefined;
  const others = values.swaps.filter(({ componentId }) => componentId !== component.uuid);
  const mayChoose = mayReport && (values.state === 'planned' || values.state === 'swapped');
  const name = foodName(component);

  if (swap)
    return (
      <div className={classes['food']} data-swapped="true">
        <FoodText food={swap} />
        <span className={classes['instead']}>
          {t('meal.instead', { food: name })}
          {mayReport && (
            <button
              type="button"
              className={classes['link']}
              aria-label={t('meal.back', { food: name })}
              onClick={() => onReport({ state: others.length > 0 ? 'swapped' : 'planned', swaps: others })}
            >
              {t('meal.backShort')}
            </button>
          )}
        </span>
      </div>
    );

  const allowed = profile
    ? component.alternatives.filter(
        (one) => !swapRefusal({ component, swap: swapOf(component, one), allowed: planned.swaps, profile }),
      )
    : [];
  return (
    <div className={classes['food']}>
      <FoodText food={component} />
      {mayChoose &&
        allowed.map((one) => (
          <button
            key={one.uuid}
            type="button"
            className={classes['alternative']}
            aria-label={t('meal.choose', { food: foodName(one), planned: name })}
            onClick={() => onReport({ state: 'swapped', swaps: [...others, swapOf(component, one)] })}
          >
            <span className={classes['or']}>{t('meal.or')}</span>
            <FoodText food={one} />
          </button>
        ))}
    </div>
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
