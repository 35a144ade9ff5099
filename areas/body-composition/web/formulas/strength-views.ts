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
import { type EquationLine, fieldText, type FormulaView, missing, type Result, type Texts } from './view.ts';

export function strengthViews(sheet: FormulaInputs, t: Texts): FormulaView[] {
  const names = Object.keys(maximumFormulas) as MaximumFormula[];
  return [...names.map((name) => maximumView(name, sheet, t)), effortView(sheet, t)];
}

function maximumView(name: MaximumFormula, sheet: FormulaInputs, t: Texts): FormulaView {
  const fields = ['load', 'reps'] as const;
  const found = estimatedMaximum(name, { loadKg: inputText(sheet, 'load'), reps: inputText(sheet, 'reps') });
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
    result: found
      ? {
          kind: 'number',
          value: t('result.kg', { value: formatNumber(found.maximumKg, 2) }),
          facts: [],
          cautions: found.isReliable ? [] : [t('cautions.unreliable')],
        }
      : unknown(sheet, fields, t),
  };
}

function effortView(sheet: FormulaInputs, t: Texts): FormulaView {
  return {
    id: 'RPE',
    group: 'strength',
    title: t('names.RPE'),
    fields: fieldText(t, ['reps', 'rpe']),
    range: t('ranges.chart'),
    source: 'Tuchscherer M, RPE chart',
    note: t('notes.RPE'),
    legend: [t('card.yields.chart')],
    lines: chartLines(sheet, t),
    result: effortResult(sheet, t),
  };
}

function effortResult(sheet: FormulaInputs, t: Texts): Result {
  const [reps, rpe] = [inputText(sheet, 'reps'), inputText(sheet, 'rpe')];
  const percent = loadPercent({ reps, rpe });
  if (percent === undefined) return unknown(sheet, ['reps', 'rpe'], t);

  const maximumKg = estimatedMaximum('EPLEY', { loadKg: inputText(sheet, 'load'), reps })?.maximumKg;
  const load = loadFor({ maximumKg, reps, rpe });
  return {
    kind: 'number',
    value: t('result.percent', { value: formatNumber(percent, 1) }),
    facts: [
      t('result.reserve', { value: formatNumber(reserveOf(rpe) ?? 0) }),
      maximumKg === undefined || load === undefined
        ? ''
        : t('result.maximumOf', { value: formatNumber(maximumKg, 2), load: formatNumber(load, 2) }),
    ].filter(Boolean),
    cautions: [],
  };
}

/** The chart: repetitions plus reserve, and the percentage. */
function chartLines(sheet: FormulaInputs, t: Texts): EquationLine[] {
  const reps = parsePositive(inputText(sheet, 'reps')) ?? Number.NaN;
  const steps = reps + (reserveOf(inputText(sheet, 'rpe')) ?? Number.NaN);
  return [...loadPercents].map(([step, percent]) => ({
    label: formatNumber(step),
    equation: t('result.percent', { value: formatNumber(percent, 1) }),
    isCurrent: step === steps,
  }));
}

function unknown(sheet: FormulaInputs, fields: readonly FieldName[], t: Texts): Result {
  const absent = fields.filter((field) => parsePositive(inputText(sheet, field)) === undefined);
  return absent.length > 0 ? missing(t, absent) : { kind: 'refused', message: t('result.outside') };
}
