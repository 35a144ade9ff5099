import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconArrowBackUp, IconDroplet } from '@tabler/icons-react';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { reportDrink } from '../device/report.ts';
import { useMealTexts } from '../texts.ts';
import classes from './Nutrition.module.css';
import { useNutrition } from './nutrition-context.ts';

const glassesMl = [250, 500];

/** The water of the day; `target` in ml, null without one. */
export function WaterCard({ target }: { target: number | null }) {
  const { t, rejectionText } = useMealTexts();
  const { store, local, diet, date, today, mayReport } = useNutrition();
  const drinks = diet.drinks.filter((drink) => drink.date === date && drink.ml > 0);
  const last = drinks.toSorted((one, other) => (one.loggedAt < other.loggedAt ? 1 : -1))[0];
  const ml = drinks.reduce((sum, drink) => sum + drink.ml, 0);
  const text = target
    ? t('water.of', { ml: formatNumber(ml, 0), target: formatNumber(target, 0) })
    : t('water.amount', { ml: formatNumber(ml, 0) });
  const rejected = local.drinks.filter(({ state }) => state === 'rejected');

  return (
    <Section title={t('water.title')} actions={<strong className={classes['figure']}>{text}</strong>}>
      {target !== null && target > 0 && (
        <Progress value={Math.min(100, (ml / target) * 100)} size={8} color="blue.6" aria-label={text} />
      )}
      {mayReport && date <= today && (
        <div className={classes['water']}>
          {glassesMl.map((glass) => (
            <Button
              key={glass}
              variant="default"
              size="md"
              leftSection={<IconDroplet size={16} aria-hidden="true" />}
              aria-label={t('water.add', { ml: glass })}
              onClick={() => reportDrink(store, { date, ml: glass })}
            >
              {t('water.amount', { ml: `+${glass}` })}
            </Button>
          ))}
          {last && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={42}
              aria-label={t('water.undo')}
              onClick={() => reportDrink(store, { ...last, ml: 0 })}
            >
              <IconArrowBackUp size={18} aria-hidden="true" />
            </ActionIcon>
          )}
        </div>
      )}
      {rejected.map(({ drink, rejection = '' }) => (
        <p key={drink.id} className={classes['refused']} role="alert">
          {t('water.refused', { reason: rejectionText(rejection) })}
          <Button variant="subtle" size="compact-sm" onClick={() => store.deleteDrink(drink.id)}>
            {t('meal.discard')}
          </Button>
        </p>
      ))}
    </Section>
  );
}
