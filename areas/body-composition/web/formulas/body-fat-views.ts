import { formatNumber } from '#shell/web/texts/formats.ts';
import { type BodyFatFormulaName, bodyFatFormulas, estimatedBodyFat } from '../../rules/body-fat.ts';
import type { SkinfoldFormula } from '../../rules/body-fat/formula.ts';
import { type BodyInput, genders, type ParsedBody, parseBody } from '../../rules/body.ts';
import { type FoldSum, skinfoldSum, skinfoldSums } from '../../rules/skinfold-sums.ts';
import { equationLines, neededText, rangeText, sameForBoth } from './equation-text.ts';
import { refusedResult } from './refused-result.ts';
import { toBodyInput, type FormulaInputs } from './inputs.ts';
import { fieldText, type FormulaView, formatDecimal, missingResult, type Result, type Texts } from './view.ts';

export function bodyFatViews(inputs: FormulaInputs, t: Texts): FormulaView[] {
  const input = toBodyInput(inputs);
  const names = Object.keys(bodyFatFormulas) as BodyFatFormulaName[];
  const sums = Object.keys(skinfoldSums) as FoldSum[];
  return [...names.map((name) => formulaView(name, input, t)), ...sums.map((name) => sumView(name, input, t))];
}

function formulaView(name: BodyFatFormulaName, input: BodyInput, t: Texts): FormulaView {
  const formula: SkinfoldFormula = bodyFatFormulas[name];
  const body = parseBody(input);
  const sumMm = sumFor(formula, body);
  return {
    id: name,
    group: 'body_fat',
    title: t(`names.${name}`),
    fields: neededText(t, formula),
    range: rangeText(t, formula),
    source: formula.source,
    note: t(`notes.${name}`),
    legend: [t(`card.yields.${formula.yields}`), ...sumText(t, formula)],
    lines: equationLines(t, formula.rows, { body, ...(sumMm !== undefined && { sumMm }) }),
    result: resultOf(name, input, sumMm, t),
  };
}

function resultOf(name: BodyFatFormulaName, input: BodyInput, sumMm: number | undefined, t: Texts): Result {
  const estimate = estimatedBodyFat(name, input);
  if ('missingValues' in estimate) return missingResult(t, estimate.missingValues);
  if ('error' in estimate) return refusedResult(t, estimate.error);

  const { fatMassPerc, fatFreeMassPerc, density, cautions } = estimate;
  return {
    kind: 'number',
    value: t('result.fat', { value: formatDecimal(fatMassPerc) }),
    details: [
      t('result.lean', { value: formatDecimal(fatFreeMassPerc) }),
      sumMm ? t('result.sum', { value: formatNumber(sumMm, 2) }) : '',
      density === null ? '' : t('result.density', { value: formatDecimal(density.toFixed(6)) }),
    ].filter(Boolean),
    cautions: cautions.map((caution) => t(`cautions.${caution}`)),
  };
}

/** Sum of the folds in mm, 0 when the formula adds up none; undefined when a fold or the gender is missing. */
function sumFor({ added, scale = 1 }: SkinfoldFormula, body: ParsedBody): number | undefined {
  if (!body.gender && !sameForBoth(added)) return;
  const folds = added[body.gender ?? 'male'].map((fold) => body[fold]);
  return folds.reduce<number | undefined>(
    (sum, fold) => (sum === undefined || fold === undefined ? undefined : sum + fold * scale),
    0,
  );
}

/** Explains the symbol S of an equation: lists the folds of the sum, once or for each gender. */
function sumText(t: Texts, { added, scale }: SkinfoldFormula): string[] {
  const sums = genders.map((gender) => {
    const folds = added[gender].map((fold) => t(`fields.${fold}`)).join(' + ');
    return scale ? t('equations.factor', { factor: formatNumber(scale, 8), rest: folds }) : folds;
  });
  if (added.male.length === 0) return [];
  if (sameForBoth(added)) return [t('rows.sumIs', { folds: sums[0] })];
  return genders.map((gender, index) => t('rows.sumIsFor', { group: t(`rows.${gender}`), folds: sums[index] }));
}

function sumView(name: FoldSum, input: BodyInput, t: Texts): FormulaView {
  const result = skinfoldSum(name, input);
  const folds = skinfoldSums[name];
  return {
    id: name,
    group: 'body_fat',
    title: t(`names.${name}`),
    fields: fieldText(t, folds),
    range: t('ranges.everybody'),
    source: t('sources.sums'),
    note: t(`notes.${name}`),
    legend: [],
    lines: [{ label: '', equation: folds.map((fold) => t(`fields.${fold}`)).join(' + '), isCurrent: false }],
    result:
      'sumMm' in result
        ? { kind: 'number', value: t('result.mm', { value: formatNumber(result.sumMm, 2) }), details: [], cautions: [] }
        : missingResult(t, result.missingValues),
  };
}
