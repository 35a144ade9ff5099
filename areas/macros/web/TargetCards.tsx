import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { MacroTarget, MacroTargets } from '../contract.ts';
import classes from './TargetCards.module.css';
import { dayNames, kcalText } from './target-text.ts';

const nutrients = [
  ['protein_tot', 'protein_percent'],
  ['carbs_tot', 'carbs_percent'],
  ['lipids_tot', 'lipids_percent'],
] as const;

interface TargetCardsProps {
  targets: MacroTargets;
  /** Of who has the targets: grams per kg are shown with it. */
  weightKg?: number | null;
}

/** The targets of every day, or of the days with and without training side by side. */
export function TargetCards({ targets, weightKg = null }: TargetCardsProps) {
  const t = useTexts('macros');
  return (
    <div className={classes['cards']}>
      {dayNames.map((name) => {
        const target = targets[name];
        return target && <TargetCard key={name} title={t(`days.${name}`)} target={target} weightKg={weightKg} />;
      })}
    </div>
  );
}

function TargetCard(props: { title: string; target: MacroTarget; weightKg: number | null }) {
  const t = useTexts('macros');
  const { title, target, weightKg } = props;
  const perKg = (grams: number) =>
    weightKg ? ` · ${t('values.perKg', { value: formatNumber(grams / weightKg, 1) })}` : '';
  return (
    <section className={classes['card']} aria-label={title}>
      <span className={classes['title']}>{title}</span>
      <strong className={classes['energy']}>{kcalText(target.calories, t)}</strong>
      <span className={classes['bar']} aria-hidden="true">
        {nutrients.map(([name, percent]) => (
          <span key={name} data-macro={name} style={{ flexGrow: target[percent] }} />
        ))}
      </span>
      <dl className={classes['list']}>
        {nutrients.map(([name, percent]) => (
          <div key={name} data-macro={name}>
            <dt>{t(`nutrients.${name}`)}</dt>
            <dd>
              {t('values.gramsAndPercent', { value: formatNumber(target[name], 0), percent: target[percent] })}
              {perKg(target[name])}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
