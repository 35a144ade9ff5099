import { number } from '#shell/web/texts/formats.ts';
import { positiveOf } from '../../rules/body.ts';
import { loadFor, loadPercent, loadPercents, reserveOf } from '../../rules/effort.ts';
import {
  estimatedMaximum,
  type MaximumFormula,
  maximumFormulas,
  maximumSources,
} from '../../rules/one-repetition-maximum.ts';
import { type FieldName, type Sheet, typedIn } from './sheet.ts';
import { type EquationLine, fieldWords, type FormulaView, missing, type Result, type Texts } from './view.ts';

export function strengthViews(sheet: Sheet, t: Texts): FormulaView[] {
  const names = Object.keys(maximumFormulas) as MaximumFormula[];
  return [...names.map((name) => maximumView(name, sheet, t)), effortView(sheet, t)];
}

function maximumView(name: MaximumFormula, sheet: Sheet, t: Texts): FormulaView {
  const fields = ['load', 'reps'] as const;
  const found = estimatedMaximum(name, { loadKg: typedIn(sheet, 'load'), reps: typedIn(sheet, 'reps') });
  return {
    id: name,
    group: 'strength',
    title: t(`names.${name}`),
    fields: fieldWords(t, fields),
    range: t('ranges.reps'),
    source: maximumSources[name],
    note: t(`notes.${name}`),
    legend: [],
    lines: [{ label: '', equation: t(`equations.${name}`), isCurrent: false }],
    result: found
      ? {
          kind: 'number',
          value: t('result.kg', { value: number(found.maximumKg, 2) }),
          facts: [],
          cautions: found.isReliable ? [] : [t('cautions.unreliable')],
        }
      : unknown(sheet, fields, t),
  };
}

function effortView(sheet: Sheet, t: Texts): FormulaView {
  return {
    id: 'RPE',
    group: 'strength',
    title: t('names.RPE'),
    fields: fieldWords(t, ['reps', 'rpe']),
    range: t('ranges.chart'),
    source: 'Tuchscherer M, RPE chart',
    note: t('notes.RPE'),
    legend: [t('card.yields.chart')],
    lines: chartLines(sheet, t),
    result: effortResult(sheet, t),
  };
}

function effortResult(sheet: Sheet, t: Texts): Result {
  const [reps, rpe] = [typedIn(sheet, 'reps'), typedIn(sheet, 'rpe')];
  const percent = loadPercent({ reps, rpe });
  if (percent === undefined) return unknown(sheet, ['reps', 'rpe'], t);

  const maximumKg = estimatedMaximum('EPLEY', { loadKg: typedIn(sheet, 'load'), reps })?.maximumKg;
  const load = loadFor({ maximumKg, reps, rpe });
  return {
    kind: 'number',
    value: t('result.percent', { value: number(percent, 1) }),
    facts: [
      t('result.reserve', { value: number(reserveOf(rpe) ?? 0) }),
      maximumKg === undefined || load === undefined
        ? ''
        : t('result.maximumOf', { value: number(maximumKg, 2), load: number(load, 2) }),
    ].filter(Boolean),
    cautions: [],
  };
}

/** The chart: repetitions plus reserve, and the percentage. */
function chartLines(sheet: Sheet, t: Texts): EquationLine[] {
  const reps = positiveOf(typedIn(sheet, 'reps')) ?? Number.NaN;
  const steps = reps + (reserveOf(typedIn(sheet, 'rpe')) ?? Number.NaN);
  return [...loadPercents].map(([step, percent]) => ({
    label: number(step),
    equation: t('result.percent', { value: number(percent, 1) }),
    isCurrent: step === steps,
  }));
}

function unknown(sheet: Sheet, fields: readonly FieldName[], t: Texts): Result {
  const absent = fields.filter((field) => positiveOf(typedIn(sheet, field)) === undefined);
  return absent.length > 0 ? missing(t, absent) : { kind: 'refused', message: t('result.outside') };
}
