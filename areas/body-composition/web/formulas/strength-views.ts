import { formatNumber } from '#shell/web/texts/formats.ts';
import { parsePositive } from '../../rules/body.ts';
import { loadFor, loadPercent, loadPercents, reserveOf } from '../../rules/effort.ts';
import {
  estimatedMaximum,
  type MaximumFormula,
  maximumFormulas,
  maximumSources,
} from '../../rules/one-repetition-maximum.ts';
import { type FieldName, type FormulaInputs, inputText } from './inputs.ts';
import { type EquationLine, fieldText, type FormulaView, missingResult, type Result, type Texts } from './view.ts';

export function strengthViews(inputs: FormulaInputs, t: Texts): FormulaView[] {
  const names = Object.keys(maximumFormulas) as MaximumFormula[];
  return [...names.map((name) => maximumView(name, inputs, t)), effortView(inputs, t)];
}

function maximumView(name: MaximumFormula, inputs: FormulaInputs, t: Texts): FormulaView {
  const fields = ['load', 'reps'] as const;
  const estimate = estimatedMaximum(name, { loadKg: inputText(inputs, 'load'), reps: inputText(inputs, 'reps') });
  return {
    id: name,
    group: 'strength',
    title: t(`names.${name}`),
    fields: fieldText(t, fields),
    range: t('ranges.reps'),
    source: maximumSources[name],
    note: t(`notes.${name}`),
    legend: [],
    lines: [{ label: '', equation: t(`equations.${name}`), isCurrent: false }],
    result: estimate
      ? {
          kind: 'number',
          value: t('result.kg', { value: formatNumber(estimate.maximumKg, 2) }),
          details: [],
          cautions: estimate.isReliable ? [] : [t('cautions.unreliable')],
        }
      : withoutResult(inputs, fields, t),
  };
}

function effortView(inputs: FormulaInputs, t: Texts): FormulaView {
  return {
    id: 'RPE',
    group: 'strength',
    title: t('names.RPE'),
    fields: fieldText(t, ['reps', 'rpe']),
    range: t('ranges.chart'),
    source: 'Tuchscherer M, RPE chart',
    note: t('notes.RPE'),
    legend: [t('card.yields.chart')],
    lines: chartLines(inputs, t),
    result: effortResult(inputs, t),
  };
}

function effortResult(inputs: FormulaInputs, t: Texts): Result {
  const [reps, rpe] = [inputText(inputs, 'reps'), inputText(inputs, 'rpe')];
  const percent = loadPercent({ reps, rpe });
  if (percent === undefined) return withoutResult(inputs, ['reps', 'rpe'], t);

  const maximumKg = estimatedMaximum('EPLEY', { loadKg: inputText(inputs, 'load'), reps })?.maximumKg;
  const load = loadFor({ maximumKg, reps, rpe });
  return {
    kind: 'number',
    value: t('result.percent', { value: formatNumber(percent, 1) }),
    details: [
      t('result.reserve', { value: formatNumber(reserveOf(rpe) ?? 0) }),
      maximumKg === undefined || load === undefined
        ? ''
        : t('result.maximumOf', { value: formatNumber(maximumKg, 2), load: formatNumber(load, 2) }),
    ].filter(Boolean),
    cautions: [],
  };
}

/** The rows of the RPE chart: repetitions plus repetitions in reserve, and the load in percent of the maximum. */
function chartLines(inputs: FormulaInputs, t: Texts): EquationLine[] {
  const reps = parsePositive(inputText(inputs, 'reps')) ?? Number.NaN;
  const steps = reps + (reserveOf(inputText(inputs, 'rpe')) ?? Number.NaN);
  return [...loadPercents].map(([step, percent]) => ({
    label: formatNumber(step),
    equation: t('result.percent', { value: formatNumber(percent, 1) }),
    isCurrent: step === steps,
  }));
}

function withoutResult(inputs: FormulaInputs, fields: readonly FieldName[], t: Texts): Result {
  const missing = fields.filter((field) => parsePositive(inputText(inputs, field)) === undefined);
  return missing.length > 0 ? missingResult(t, missing) : { kind: 'refused', message: t('result.outside') };
}
