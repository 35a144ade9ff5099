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
import { refusedText } from './refused-text.ts';
import { toBodyInput, type FormulaInputs, inputText } from './inputs.ts';
import { fieldText, type FormulaView, inLanguage, missing, type Result, type Texts } from './view.ts';

export function energyViews(sheet: FormulaInputs, t: Texts): FormulaView[] {
  const input = toBodyInput(sheet);
  const names = Object.keys(metabolicRateFormulas) as MetabolicRateFormulaName[];
  return [...names.map((name) => formulaView(name, input, t)), dayView(sheet, t)];
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
  if ('missingValues' in estimate) return missing(t, estimate.missingValues);
  if ('error' in estimate) return refusedText(t, estimate.error);
  return {
    kind: 'number',
    value: t('result.kcal', { value: inLanguage(estimate.bmr) }),
    facts: [],
    cautions: estimate.cautions.map((caution) => t(`cautions.${caution}`)),
  };
}

function dayView(sheet: FormulaInputs, t: Texts): FormulaView {
  const rest = restOf(sheet);
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
      const kcal = dailyEnergy(rest, level);
      const product = t('equations.tdee', { factor: formatNumber(activityFactors[level], 3) });
      const equation =
        kcal === undefined ? product : `${product} = ${t('result.kcal', { value: formatNumber(kcal, 2) })}`;
      return { label: t(`activityLevels.${level}`), equation, isCurrent: false };
    }),
    result: dayResult(rest, t),
  };
}

function dayResult(rest: string | undefined, t: Texts): Result {
  const [least, most] = (['sedentary', 'extremely_active'] as const).map((level) => dailyEnergy(rest, level));
  if (rest === undefined || least === undefined || most === undefined) return missing(t, ['bmr']);
  return {
    kind: 'number',
    value: t('result.kcal', { value: `${formatNumber(least, 0)}-${formatNumber(most, 0)}` }),
    facts: [t('result.byRest', { value: inLanguage(rest) })],
    cautions: [],
  };
}

/** What was typed, else Mifflin-St Jeor. */
function restOf(sheet: FormulaInputs): string | undefined {
  const typed = inputText(sheet, 'bmr');
  if (parsePositive(typed) !== undefined) return typed;
  const rate = metabolicRate('MIFFLIN_ST_JEOR', toBodyInput(sheet));
  return rate && 'bmr' in rate ? rate.bmr : undefined;
}
