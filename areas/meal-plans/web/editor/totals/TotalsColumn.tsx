import { shownDifference } from '#shell/common/numbers.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { memo, useState } from 'react';
import { cautionsOf } from '#areas/aliments/rules/cautions.ts';
import { percentages } from '#areas/aliments/rules/percentages.ts';
import type { Totals } from '#areas/aliments/rules/totals.ts';
import { RestOfShares } from '#areas/aliments/web/public.tsx';
import { Medicines, ProfileSummary, UnmatchedWords, useDietaryProfile } from '#areas/dietary-profiles/web/public.tsx';
import { statementsOf } from '#areas/dietary-profiles/rules/changes.ts';
import { isUndeclared } from '#areas/dietary-profiles/rules/undeclared.ts';
import type { MacroTarget } from '#areas/macros/contract.ts';
import { type MacroComparison, compareWithTarget } from '#areas/macros/rules/comparison.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import {
  averageDay,
  countedDays,
  daysLeftOut,
  type IncompleteReason,
  incompleteReasons,
} from '../../../rules/totals.ts';
import { countUncounted } from '../../../rules/uncounted-lines.ts';
import { gramsText, kcalText, totalGramsText, totalKcalText, useMealTexts } from '../../meal-texts.ts';
import { useDay, useEditor, useMealPlan } from '../context.tsx';
import { Cautions } from '../shared/Cautions.tsx';
import { ClientMacroOffer } from '../shared/ClientMacroOffer.tsx';
import { Micronutrients } from './Micronutrients.tsx';
import { targetOf } from '../../../rules/targets.ts';
import classes from './Totals.module.css';

/** Whether totals are those of the shown day or of an average day. */
type Scope = 'day' | 'average';

/** What the client must not eat, the totals of the day or of an average day against the target, and the micronutrients. */
export function TotalsColumn({ dayId }: { dayId: string }) {
  const t = useTexts('meal-plans');
  const { leftOutText } = useMealTexts();
  const [scope, setScope] = useState<Scope>('day');
  const day = useDay(dayId);
  const mealPlan = useMealPlan((mealPlan) => mealPlan);
  if (!day) return null;
  const totals = scope === 'day' ? day : averageDay(mealPlan);
  const counted = scope === 'day' ? [day] : countedDays(mealPlan);
  const reasons = incompleteReasons(counted);
  const uncounted = countUncounted(counted);
  const target = targetOf(mealPlan, day);
  const leftOut = scope === 'average' ? leftOutText(daysLeftOut(mealPlan)) : '';

  return (
    <div className={classes['column']}>
      <ClientBox />
      <section className={classes['box']} aria-label={t('editor.totals.title')}>
        {mealPlan.days.length > 1 && <ScopeControl scope={scope} onChange={setScope} />}
        <MacroTotals totals={totals} reasons={reasons} uncounted={uncounted} target={target} />
        {leftOut !== '' && <p className={classes['quiet']}>{t('editor.totals.leftOut', { leftOut })}</p>}
        <Warnings totals={totals} />
        {target && scope === 'day' && <FitButton dayId={dayId} />}
      </section>
      <Micronutrients totals={{ ...totals, isPartial: reasons.some((reason) => reason !== 'unmeasured') }} />
    </div>
  );
}

const ScopeControl = memo(function ScopeControl(props: { scope: Scope; onChange: (scope: Scope) => void }) {
  const t = useTexts('meal-plans');
  return (
    <SegmentedControl
      size="xs"
      fullWidth
      aria-label={t('editor.totals.scope')}
      value={props.scope}
      onChange={(next) => props.onChange(next as Scope)}
      data={[
        { value: 'day', label: t('editor.totals.day') },
        { value: 'average', label: t('editor.totals.average') },
      ]}
    />
  );
});

const FitButton = memo(function FitButton({ dayId }: { dayId: string }) {
  const t = useTexts('meal-plans');
  const { ui } = useEditor();
  return (
    <Button variant="default" size="xs" onClick={() => ui.dialogs.fit.set({ kind: 'day', id: dayId })}>
      {t('editor.fit.day')}
    </Button>
  );
});

/** The allergies, diets and exclusions of the client of a copy. */
function ClientBox() {
  const t = useTexts('meal-plans');
  const { clientId, profile } = useEditor();
  const shown = profile.use();
  if (clientId === null || shown === null) return null;
  const isEmpty = statementsOf(shown).length === 0;

  return (
    <section className={classes['box']} aria-label={t('editor.client.title')}>
      <h2 className={classes['head']}>{t('editor.client.title')}</h2>
      {isEmpty ? <EmptyProfile clientId={clientId} /> : <ProfileSummary profile={shown} />}
      <UnmatchedWords clientId={clientId} />
      <Medicines clientId={clientId} />
    </section>
  );
}

/** Says that the profile has nothing, or that nobody has said whether the client has allergies. */
function EmptyProfile({ clientId }: { clientId: string }) {
  const t = useTexts('meal-plans');
  const { data } = useDietaryProfile({ clientId });
  const state = data && isUndeclared(data) ? 'undeclared' : 'nothing';
  return <p className={classes['quiet']}>{t(`editor.client.${state}`)}</p>;
}

interface MacroTotalsProps {
  totals: Pick<Totals, 'calories' | 'protein_tot' | 'carbs_tot' | 'lipids_tot' | 'incomplete' | 'micronutrients'>;
  reasons: readonly IncompleteReason[];
  /** Lines that stand for food which is not counted. */
  uncounted: number;
  target: MacroTarget | null;
}

/** Energy and macronutrients with bars: planned, target, difference, and shares of the energy. */
function MacroTotals({ totals, reasons, uncounted, target }: MacroTotalsProps) {
  const t = useTexts('meal-plans');
  const { ui } = useEditor();
  const shares = percentages(totals);
  const comparison = target && compareWithTarget({ target, planned: totals });

  return (
    <>
      <div className={classes['macro']}>
        <div className={classes['energy']}>
          <span>
            <strong>{totalKcalText(totals)}</strong> {t('units.kcal')}
          </span>
          {comparison && (
            <span className={classes['state']}>
              {t('editor.totals.of', { target: kcalText(comparison.calories.target) })}
            </span>
          )}
        </div>
        {comparison && <Bar {...comparison.calories} />}
        {comparison && (
          <Difference
            {...comparison.calories}
            isAtLeast={totals.incomplete.includes('calories')}
            unit={t('units.kcal')}
            decimals={0}
          />
        )}
      </div>
      {(['protein_tot', 'carbs_tot', 'lipids_tot'] as const).map((name) => {
        const percent = shares[`${name.replace('_tot', '') as 'protein'}_percent`];
        const compared = comparison?.[name];
        return (
          <div key={name} className={classes['macro']}>
            <div>
              <span>
                {t(`macros.${name}`)}{' '}
                {percent !== null && <span className={classes['state']}>{t('percent', { percent })}</span>}
              </span>
              <span>
                <strong>{totalGramsText(totals, name)}</strong>
                {compared ? ` / ${gramsText(compared.target)} g` : ' g'}
              </span>
            </div>
            {compared ? <Bar {...compared} /> : <Bar {...bare(percent)} />}
            {compared && (
              <Difference {...compared} isAtLeast={totals.incomplete.includes(name)} unit="g" decimals={1} />
            )}
          </div>
        );
      })}
      <RestOfShares
        className={classes['quiet']}
        totals={{
          ...totals,
          fiber: totals.micronutrients.fiber?.amount,
          alcohol: totals.micronutrients.alcohol?.amount,
        }}
      />
      {reasons.map((reason) => (
        <p key={reason} className={classes['quiet']}>
          {t(`editor.totals.incomplete.${reason}`, { count: uncounted })}
        </p>
      ))}
      {!target && (
        <>
          <ClientMacroOffer />
          <Button variant="default" size="xs" onClick={() => ui.isTargetOpen.set(true)}>
            {t('editor.totals.setTarget')}
          </Button>
        </>
      )}
    </>
  );
}

/** Without a target a bar shows the share of the energy. */
function bare(percent: number | null): Pick<MacroComparison, 'percent' | 'state'> {
  return { percent, state: 'unknown' };
}

function Bar({ percent, state }: Pick<MacroComparison, 'percent' | 'state'>) {
  return (
    <div className={classes['track']} aria-hidden="true">
      <div className={classes['fill']} data-state={state} style={{ width: `${Math.min(percent ?? 0, 100)}%` }} />
    </div>
  );
}

interface DifferenceProps extends MacroComparison {
  /** Food is missing in what is planned, so the true difference is not known. */
  isAtLeast: boolean;
  unit: string;
  decimals: number;
}

/** `mancano 120 kcal`, `42 g in più`, `in linea`; of incomplete totals `mancano al massimo 120 kcal`, `almeno 42 g in più`. */
function Difference({ planned, target, state, isAtLeast, unit, decimals }: DifferenceProps) {
  const t = useTexts('meal-plans');
  if (planned === null) return <span className={classes['state']}>{t('editor.totals.unknown')}</span>;
  const amount = `${formatNumber(Math.abs(shownDifference(planned, target, decimals)), decimals)} ${unit}`;
  const known = { within: 'within', below: 'below', above: 'above', unknown: 'unknown' } as const;
  const bounds = { within: 'withinAtLeast', below: 'belowAtMost', above: 'aboveAtLeast', unknown: 'unknown' } as const;
  const text = (isAtLeast ? bounds : known)[state];
  return <span className={classes['state']}>{t(`editor.totals.${text}`, { amount })}</span>;
}

function Warnings({ totals }: { totals: Totals }) {
  const { tolerance } = useEditor();
  const { fiber, alcohol } = totals.micronutrients;
  return <Cautions cautions={cautionsOf({ ...totals, fiber: fiber?.amount, alcohol: alcohol?.amount }, tolerance)} />;
}
