import { formatDate, formatNumber } from '#shell/web/texts/formats.ts';
import { formatBodyWeight } from '#shell/web/texts/units.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { VisitCard } from '../contract/routes.ts';

export function StateOfVisit({ state }: Pick<VisitCard, 'state'>) {
  const t = useTexts('visits');
  return <StateBadge tone={state === 'completed' ? 'good' : 'soon'}>{t(`states.${state}`)}</StateBadge>;
}

/** The state in lists; a completed visit with values that do not count is to check. */
export function StateInList({ state, notCounted }: Pick<VisitCard, 'state' | 'notCounted'>) {
  const t = useTexts('visits');
  if (state === 'completed' && notCounted > 0) return <StateBadge tone="soon">{t('states.toCheck')}</StateBadge>;
  return <StateOfVisit state={state} />;
}

/** Null where the visit has no value, which the list shows as a dash. */
export function weightText({ weightKg }: Pick<VisitCard, 'weightKg'>): string | null {
  return weightKg === null ? null : formatBodyWeight(weightKg);
}

/** Fat with what it was measured by: values of skinfolds and of a device cannot be compared. */
export function useFatText() {
  const t = useTexts('visits');
  return ({ fat_mass_perc, measurement_type }: Pick<VisitCard, 'fat_mass_perc' | 'measurement_type'>) =>
    fat_mass_perc === null ? null : `${formatNumber(fat_mass_perc, 1)}% · ${t(`measurementType.${measurement_type}`)}`;
}

export function energyText({ bmr }: Pick<VisitCard, 'bmr'>): string | null {
  return bmr === null ? null : `${formatNumber(bmr, 0)} kcal`;
}

export function nextVisitText({ nextVisitOn }: Pick<VisitCard, 'nextVisitOn'>): string | null {
  return nextVisitOn === null ? null : formatDate(nextVisitOn);
}
