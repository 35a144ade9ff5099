import { formatNumber } from '#shell/web/texts/formats.ts';
import type { ParsedBody } from '../../rules/body.ts';
import { type Coefficients, type EquationRow, equationRowFor, type Term } from '../../rules/equation.ts';
import type { AgeRange, ByGender, Formula } from '../../rules/formula.ts';
import { type EquationLine, fieldText, type Texts } from './view.ts';

/** Text such as `1,162 − 0,063 × log S`, from the coefficients that the rules use. */
function equationText(t: Texts, coefficients: Coefficients): string {
  const terms = Object.entries(coefficients) as [Term, number][];
  return terms
    .map(([term, coefficient], index) => {
      const size = formatNumber(Math.abs(coefficient), 8);
      const amount = term === 'constant' ? size : `${size} × ${termLabel(t, term)}`;
      if (index === 0) return coefficient < 0 ? `−${amount}` : amount;
      return `${coefficient < 0 ? '−' : '+'} ${amount}`;
    })
    .join(' ');
}

/** One line for each row of coefficients. `isCurrent` is true for the row that applies to this body. */
export function equationLines(
  t: Texts,
  rows: readonly EquationRow[],
  { body, sumMm, factor }: { body: ParsedBody; sumMm?: number; factor?: number },
): EquationLine[] {
  const current = sumMm === undefined ? undefined : equationRowFor(rows, body, sumMm);
  return menFirst(rows).map((row) => {
    const equation = equationText(t, row.coefficients);
    return {
      label: [genderLabel(t, row), ageLabel(t, rows, row), sumLabel(t, rows, row)].filter(Boolean).join(' '),
      equation: factor ? t('equations.factor', { factor: formatNumber(factor, 8), rest: equation }) : equation,
      isCurrent: row === current,
    };
  });
}

/** Text such as `tricipite, sottoscapolare, sesso per le formule`, separate for men and women when they differ. */
export function neededText(t: Texts, { fields, usesAge, usesGender }: Formula): string {
  const otherFields = [...(usesAge ? (['age'] as const) : []), ...(usesGender ? (['gender'] as const) : [])];
  if (fields.male === fields.female) return fieldText(t, [...fields.male, ...otherFields]);
  const byGender = t('card.byGender', { male: fieldText(t, fields.male), female: fieldText(t, fields.female) });
  return [byGender, fieldText(t, otherFields)].join('; ');
}

export function rangeText(t: Texts, { fittedAges, minimumAge }: Formula): string {
  const ages = { male: agesOf(t, fittedAges.male), female: agesOf(t, fittedAges.female) };
  const text = ages.male === ages.female ? ages.male : t('card.byGender', ages);
  return minimumAge ? `${text}; ${t('card.refusedBelow')}` : text;
}

export function sameForBoth<T>({ male, female }: ByGender<T>): boolean {
  return male === female;
}

function menFirst(rows: readonly EquationRow[]): EquationRow[] {
  return [...rows.filter(({ gender }) => gender !== 'female'), ...rows.filter(({ gender }) => gender === 'female')];
}

function agesOf(t: Texts, { from, to }: AgeRange): string {
  return to === undefined ? t('card.agesFrom', { from }) : t('card.ages', { from, to });
}

function termLabel(t: Texts, term: Exclude<Term, 'constant'>): string {
  return term.endsWith('_fold') || term === 'breastplate'
    ? t(`fields.${term as 'triceps_fold'}`)
    : t(`terms.${term as 'sum'}`);
}

function genderLabel(t: Texts, { gender }: EquationRow): string {
  return gender ? t(`rows.${gender}`) : '';
}

/** The label of an age band, which ends before the next band of the same gender begins. */
function ageLabel(t: Texts, rows: readonly EquationRow[], row: EquationRow): string {
  if (row.fromAge === undefined) return '';
  const next = rows.slice(rows.indexOf(row) + 1).find((later) => later.gender === row.gender);
  const from = row.fromAge;
  return next?.fromAge ? t('rows.ages', { from, to: next.fromAge - 1 }) : t('rows.agesFrom', { from });
}

function sumLabel(t: Texts, rows: readonly EquationRow[], row: EquationRow): string {
  if (row.sumAbove !== undefined) return t('rows.sumAbove', { mm: row.sumAbove });
  const next = rows.slice(rows.indexOf(row) + 1).find((later) => later.gender === row.gender);
  return next?.sumAbove === undefined ? '' : t('rows.sumUpTo', { mm: next.sumAbove });
}
