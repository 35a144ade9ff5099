import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import type { Change, MealPlanUpdate } from '../../contract/assigned.ts';
import { useMealTexts } from '../meal-texts.ts';
import classes from './CopyChanges.module.css';
import { hasStaying } from './staying.ts';

/** Lists by day what an update from the template would change in one copy. */
export function CopyChanges({ copy: { changes, changeCount } }: { copy: MealPlanUpdate }) {
  const t = useTexts('meal-plans');
  const hidden = changeCount - changes.length;
  return (
    <>
      <Changes changes={changes} />
      {hidden > 0 && <p className={classes['quiet']}>{t('updates.more', { count: hidden })}</p>}
    </>
  );
}

/** Lists the copies that were changed by hand where the template changed, too: the update leaves these parts as they are. */
export function StayingChanges({ copies }: { copies: readonly MealPlanUpdate[] }) {
  const t = useTexts('meal-plans');
  const staying = copies.filter(hasStaying);
  if (staying.length === 0) return null;
  return (
    <section>
      <p>{t('updates.staying')}</p>
      {staying.map((copy) => (
        <div key={copy.id}>
          <Link to="/mealPlans/$id/edit" params={{ id: copy.id }}>
            {copy.clientName}
          </Link>
          <Changes changes={copy.staying ?? []} />
        </div>
      ))}
    </section>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const t = useTexts('meal-plans');
  const { dayTitleOf } = useMealTexts();
  const days = Map.groupBy(changes, ({ dayNumber, dayName, weekday = null }) =>
    dayNumber === null ? '' : dayTitleOf({ name: dayName, weekday }, dayNumber),
  );
  return (
    <>
      {[...days].map(([name, inDay]) => (
        <div key={name}>
          <h4 className={classes['day']}>{name || t('updates.mealPlan')}</h4>
          <ul className={classes['changes']}>
            {inDay.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once and never in another order
              <ChangeLine key={index} change={change} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function ChangeLine({ change }: { change: Change }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { titleOf } = useMealTexts();
  const { mealTitle: meal_title, mealTitleEn: meal_title_en, mealType: meal_type } = change;
  const meal = meal_type
    ? titleOf({ meal_title, meal_title_en, meal_type })
    : nameIn(language, { name: meal_title, name_en: meal_title_en });
  const food = nameIn(language, { name: change.name, name_en: change.nameEn });
  const field = change.field && t(`editor.parts.fields.${change.field as 'title'}`, { defaultValue: change.field });

  return (
    <li>
      <span className={classes['where']}>{[meal, food, field].filter(Boolean).join(' · ')}</span>
      {change.kind === 'changed' && change.before === null && change.after === null ? (
        <ins>{t('updates.changed')}</ins>
      ) : change.kind === 'changed' ? (
        <>
          <del>{change.before ?? t('updates.empty')}</del>
          <IconArrowRight size={14} aria-hidden="true" />
          <ins>{change.after ?? t('updates.empty')}</ins>
        </>
      ) : (
        <ins>{t(`updates.${change.kind}`)}</ins>
      )}
    </li>
  );
}
