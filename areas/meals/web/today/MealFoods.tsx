import type { MealComponent } from '#areas/meal-plans/contract.ts';
import type { PlannedMeal } from '../../rules/days.ts';
import type { ReportChange, ReportedValues } from '../device/report.ts';
import { useMealTexts } from '../texts.ts';
import { Food } from './Food.tsx';
import { NoteWarning, RecipeWarning } from './FoodWarning.tsx';
import { RecipePicture } from './RecipePicture.tsx';
import classes from './Meal.module.css';
import { UncheckedMark } from './UncheckedMark.tsx';

export interface MealFoodsProps {
  planned: PlannedMeal;
  values: ReportedValues;
  /** Whether the meal is only read. */
  isGone: boolean;
  onReport: (change: ReportChange) => void;
}

/** Recipes, foods and lines of a meal. An alternative is chosen with one tap, and put back with another one. */
export function MealFoods(props: MealFoodsProps) {
  return (
    <ul className={classes['foods']}>
      {props.planned.meal.mealComponents.map((one) => (
        <li key={one.id}>
          <MealLine mealComponent={one} {...props} />
        </li>
      ))}
    </ul>
  );
}

function MealLine({ mealComponent, ...props }: MealFoodsProps & { mealComponent: MealComponent }) {
  const { t, inLanguage, eatenPortionsText } = useMealTexts();
  const { recipe, components, line, line_en } = mealComponent;
  const foods = components.map((component) => <Food key={component.uuid} component={component} {...props} />);
  if (!recipe && components.length > 0) return foods;
  if (!recipe)
    return (
      <>
        <p className={classes['line']}>{inLanguage(line, line_en)}</p>
        <NoteWarning texts={[inLanguage(line, line_en)]} />
        <UncheckedMark meal={props.planned.meal} text={line} text_en={line_en} />
      </>
    );

  // The finished weight of the recipe does not hold for other foods.
  const isSwapped = components.some(({ uuid }) => props.values.swaps.some(({ componentId }) => componentId === uuid));
  const portions = isSwapped ? '' : eatenPortionsText(recipe, components);
  const description = inLanguage(recipe.description, recipe.description_en);
  const steps = recipe.steps.map((step) => inLanguage(step.text, step.text_en)).filter(Boolean);
  return (
    <>
      <p className={classes['recipe']}>{inLanguage(recipe.name, recipe.name_en)}</p>
      {portions && <p className={classes['text']}>{portions}</p>}
      {description && <p className={classes['text']}>{description}</p>}
      {recipe.attachmentId && (
        <RecipePicture attachmentId={recipe.attachmentId} name={inLanguage(recipe.name, recipe.name_en)} />
      )}
      <RecipeWarning recipe={recipe} foods={components} />
      {components.length === 0 && (
        <UncheckedMark meal={props.planned.meal} text={recipe.name} text_en={recipe.name_en} />
      )}
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
