import { type BodyFatEstimate, bodyFatFormulas } from '#areas/body-composition/rules/body-fat.ts';
import { activityFactors } from '#areas/body-composition/rules/energy-expenditure.ts';
import type { MetabolicRateEstimate } from '#areas/body-composition/rules/metabolic-rate.ts';
import { type Units, withUnit } from '#shell/common/units.ts';
import type { PdfContext } from '#shell/server/pdf/compose.ts';
import type { VisitContent } from '../../contract/document.ts';
import { figuresOf, isRatio, shownFatFree } from '../../rules/figures.ts';
import { isOfPregnancy, maternalEnergyKcal } from '../../rules/maternal-state.ts';
import { minorBmiText } from '../../rules/minor-bmi.ts';
import { ageAndGender, type NoResult, type PersonOfVisit, resultsOf, type VisitResults } from '../../rules/results.ts';
import { shownValue } from '../../rules/table.ts';
import { foldsWithoutThirdTake } from '../../rules/takes.ts';
import { waistRemarks } from '../../rules/waist-remarks.ts';
import { valuesOf } from '../../rules/values.ts';

interface ResultInput {
  content: VisitContent;
  person: PersonOfVisit;
  units: Units;
}

/** The figures that have a number, fat and fat-free mass as a bar, and which formulas they come from. */
export function resultBlock({ content, person, units }: ResultInput, context: PdfContext) {
  const { t, format } = context;
  const results = resultsOf(content, person);
  const { weight } = valuesOf(content);
  const figures = figuresOf(results, units).flatMap(({ name, value, unit }) =>
    value === undefined
      ? []
      : [
          {
            label: labelOf(name, results, context),
            value: withUnit(isRatio(name) ? format.ratio(value) : format.number(value), unit),
          },
        ],
  );
  const weightText = weight !== undefined && withUnit(format.number(shownValue('weight', weight, units)), units.weight);
  return {
    figures: [...(weightText ? [{ label: t('visits:fields.weight'), value: weightText }] : []), ...figures],
    bar: barOf(results, units, context),
    notes: [
      ...fatNotes({ content, person }, results, context),
      ...readingNotes(content, context),
      ...energyNotes(content, results, context),
      ...ageNotes({ content, person }, results, context),
      ...waistNotes({ content, person }, results, context),
    ],
  };
}

function labelOf(name: string, { foldCount }: VisitResults, { t }: PdfContext): string {
  return t(`visits:results.${name}`, { count: foldCount });
}

/** Shares of fat and fat-free mass; null without a result, or with one that is no share. */
function barOf(results: VisitResults, units: Units, { t, format }: PdfContext) {
  const fat = results.fat_mass_perc;
  const fatFree = shownFatFree(results);
  if (fat === undefined || fatFree === undefined || fat < 0 || fatFree < 0) return null;
  return {
    fat,
    fatText: t('visits:pdf.fatShare', { percent: format.number(shownValue('fat_mass', fat, units)) }),
    fatFreeText: t('visits:results.fatFree', { percent: format.number(fatFree) }),
  };
}

/** The formula of the fat with its error, or why it has no result; of a device its name. */
function fatNotes(
  { content, person }: Omit<ResultInput, 'units'>,
  results: VisitResults,
  { t, format }: PdfContext,
): string[] {
  const { measurement_type, bodyFatFormula, biaDevice } = content;
  if (isOfPregnancy(content)) return [t('visits:pdf.pregnancy')];
  if (measurement_type === 'MANUAL') return [];
  if (measurement_type === 'BIA')
    return results.fat_mass_perc === undefined
      ? []
      : [t('visits:pdf.device', { device: biaDevice || t('visits:measurementType.BIA') })];
  if (results.foldCount === 0) return [];
  const formula = bodyFatFormulas[bodyFatFormula];
  const name = t(`body-composition:names.${bodyFatFormula}`);
  const missing = missingText(results.bodyFatMissing, t('visits:results.fat'), { t });
  if (missing) return [missing];
  const { source } = formula;
  const error = 'standardErrorPoints' in formula && person.gender ? formula.standardErrorPoints[person.gender] : null;
  const named = t('visits:pdf.formula', { what: t('visits:results.fat'), name, source });
  const chosen = results.bodyFat.find((one) => one.formula === bodyFatFormula);
  return [
    `${named} ${error ? t('visits:pdf.error', { points: format.number(error) }) : t('visits:pdf.errorUnknown')}`,
    ...cautionTexts(chosen, { t }),
  ];
}

function readingNotes(content: VisitContent, { t }: PdfContext): string[] {
  return foldsWithoutThirdTake(content).map(({ metric }) =>
    t('visits:pdf.withoutThird', { name: t(`metrics:types.${metric}`) }),
  );
}

function energyNotes(content: VisitContent, results: VisitResults, context: PdfContext): string[] {
  const { metabolicRateFormula, activity } = content;
  const { t, format } = context;
  const missing = missingText(results.metabolicRateMissing, t('visits:results.bmr'), { t });
  if (missing) return [missing];
  if (results.bmr === undefined) return [];
  const name =
    metabolicRateFormula === 'MANUAL'
      ? t('visits:results.manual')
      : t(`body-composition:names.${metabolicRateFormula}`);
  const chosen = results.metabolicRates.find((one) => one.formula === metabolicRateFormula);
  const factor = activity && format.factor(activityFactors[activity]);
  const level = activity && t(`body-composition:activityLevels.${activity}`);
  return [
    t('visits:pdf.energyFormula', { name }),
    ...(activity ? [t('visits:pdf.activity', { level, factor }), ...maternalNotes(content, context)] : []),
    ...cautionTexts(chosen, { t }),
  ];
}

/** The percentile of the body mass index of a minor. */
function ageNotes(
  { content, person }: Omit<ResultInput, 'units'>,
  { bodyMassIndex }: VisitResults,
  { t, format }: PdfContext,
): string[] {
  const text = minorBmiText(bodyMassIndex, { day: content.takenOn, person }, { t, number: format.number });
  return text ? [`${t('visits:results.bmi')}: ${text}`] : [];
}

/** Where the ratios of the waist are against their cut-offs, in the sentences of the screen. */
function waistNotes(
  { content, person }: Omit<ResultInput, 'units'>,
  results: VisitResults,
  { t, format }: PdfContext,
): string[] {
  return waistRemarks(results, ageAndGender(content.takenOn, person)).map(({ name, of, side, limit }) => {
    const remark = t(`visits:results.cutOff.${of}.${side as 'below'}`, { limit: format.ratio(limit) });
    return `${t(`visits:results.${name}`)}: ${remark}`;
  });
}

/** What the total energy has for pregnancy or breastfeeding, or that it has nothing. */
function maternalNotes(content: VisitContent, { t, format }: PdfContext): string[] {
  const kcal = maternalEnergyKcal(content);
  if (kcal === null) return [t('visits:pdf.withoutMaternal')];
  return kcal === 0 ? [] : [t('visits:pdf.maternal', { kcal: format.number(kcal) })];
}

function cautionTexts(
  result: BodyFatEstimate | MetabolicRateEstimate | undefined,
  { t }: Pick<PdfContext, 't'>,
): string[] {
  if (!result) return [];
  return result.cautions.map((caution) =>
    t(`body-composition:${caution === 'low_confidence' ? `notes.${result.formula}` : `cautions.${caution}`}`),
  );
}

/** The same sentences as on the screen, with what they are about. */
function missingText(noResult: NoResult | undefined, what: string, { t }: Pick<PdfContext, 't'>): string | undefined {
  if (!noResult) return;
  return `${what}: ${reasonText(noResult, { t })}`;
}

function reasonText(noResult: NoResult, { t }: Pick<PdfContext, 't'>): string {
  if ('isForAdults' in noResult) return t('visits:results.forAdults');
  if ('minimumAge' in noResult) return t('visits:results.tooYoung', { age: noResult.minimumAge });
  const names = noResult.missing.map((field) => t(`body-composition:fields.${field}`)).join(', ');
  return t('visits:results.missing', { names });
}
