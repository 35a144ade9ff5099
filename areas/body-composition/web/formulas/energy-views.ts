import { formatNumber } from '#shell/web/texts/formats.ts';
import { type BodyInput, parsePositive, parseBody } from '../../rules/body.ts';
import { type ActivityLevel, activityFactors, dailyEnergy } from '../../rules/energy-expenditure.ts';
import type { Formula } from '../../rules/formula.ts';
import {
  estimatedMetabolicRate,
  metabolicRate,
  type MetabolicRateFormulaName,
  metabolicRateFormulas,
} from '../../rules/metabolic-rate.ts';
import { grandeKeysRate } from '../../rules/metabolic-rate/grande-keys.ts';
import { equationLines, neededText, rangeText } from './equation-text.ts';
import { refusedResult } from './refused-result.ts';
import { toBodyInput, type FormulaInputs, inputText } from './inputs.ts';
import { fieldText, type FormulaView, formatDecimal, missingResult, type Result, type Texts } from './view.ts';

export function energyViews(inputs: FormulaInputs, t: Texts): FormulaView[] {
  const input = toBodyInput(inputs);
  const names = Object.keys(metabolicRateFormulas) as MetabolicRateFormulaName[];
  return [...names.map((name) => formulaView(name, input, t)), dayView(inputs, t)];
}

function formulaView(name: MetabolicRateFormulaName, input: BodyInput, t: Texts): FormulaView {
  const formula: Formula = metabolicRateFormulas[name];
  const factor = name === 'GRANDE_AND_KEYS' ? grandeKeysRate : undefined;
  return {
    id: name,
    group: 'energy',
    title: t(`names.${name}`),
    fields: neededText(t, formula),
    range: rangeText(t, formula),
    source: formula.source,
    note: t(`notes.${name}`),
    legend: [t('card.yields.kcal')],
    lines: equationLines(t, formula.rows, { body: parseBody(input), sumMm: 0, ...(factor && { factor }) }),
    result: resultOf(name, input, t),
  };
}

function resultOf(name: MetabolicRateFormulaName, input: BodyInput, t: Texts): Result {
  const estimate = estimatedMetabolicRate(name, input);
  if ('missingValues' in estimate) return missingResult(t, estimate.missingValues);
  if ('error' in estimate) return refusedResult(t, estimate.error);
  return {
    kind: 'number',
    value: t('result.kcal', { value: formatDecimal(estimate.bmr) }),
    details: [],
    cautions: estimate.cautions.map((caution) => t(`cautions.${caution}`)),
  };
}

function dayView(inputs: FormulaInputs, t: Texts): FormulaView {
  const bmr = restingEnergy(inputs);
  const levels = Object.keys(activityFactors) as ActivityLevel[];
  return {
    id: 'TDEE',
    group: 'energy',
    title: t('names.TDEE'),
    fields: fieldText(t, ['bmr']),
    range: t('ranges.anybody'),
    source: t('sources.activity'),
    note: t('notes.TDEE'),
    legend: [t('card.yields.kcal')],
    lines: levels.map((level) => {
      const kcal = dailyEnergy(bmr, level);
      const product = t('equations.tdee', { factor: formatNumber(activityFactors[level], 3) });
      const equation =
        kcal === undefined ? product : `${product} = ${t('result.kcal', { value: formatNumber(kcal, 2) })}`;
      return { label: t(`activityLevels.${level}`), equation, isCurrent: false };
    }),
    result: dayResult(bmr, t),
  };
}

function dayResult(bmr: string | undefined, t: Texts): Result {
  const [minimum, maximum] = (['sedentary', 'extremely_active'] as const).map((level) => dailyEnergy(bmr, level));
  if (bmr === undefined || minimum === undefined || maximum === undefined) return missingResult(t, ['bmr']);
  return {
    kind: 'number',
    value: t('result.kcal', { value: `${formatNumber(minimum, 0)}-${formatNumber(maximum, 0)}` }),
    details: [t('result.byRest', { value: formatDecimal(bmr) })],
    cautions: [],
  };
}

/** The entered resting energy, or that of Mifflin-St Jeor. */
function restingEnergy(inputs: FormulaInputs): string | undefined {
  const typed = inputText(inputs, 'bmr');
  if (parsePositive(typed) !== undefined) return typed;
  const rate = metabolicRate('MIFFLIN_ST_JEOR', toBodyInput(inputs));
  return rate && 'bmr' in rate ? rate.bmr : undefined;
}
