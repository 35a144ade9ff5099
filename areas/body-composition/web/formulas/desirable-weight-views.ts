import { number } from '#shell/web/texts/formats.ts';
import { genders, readBody } from '../../rules/body.ts';
import { desirableWeight, type DesirableWeightMethod, desirableWeightMethods } from '../../rules/desirable-weight.ts';
import { type Index, indexView, lineFor } from './index-view.ts';
import { bodyOf, type Sheet } from './sheet.ts';
import type { FormulaView, Texts } from './view.ts';

/** The methods that take something off the height in cm give little sense below it. */
const shortCm = 150;

export function desirableWeightViews(sheet: Sheet, t: Texts): FormulaView[] {
  const methods = Object.keys(desirableWeightMethods) as DesirableWeightMethod[];
  return methods.map((method) => indexView(method, weightBy(method, sheet, t), sheet, t));
}

function weightBy(method: DesirableWeightMethod, sheet: Sheet, t: Texts): Index {
  const kg = desirableWeight(method, bodyOf(sheet));
  const { height = shortCm, gender } = readBody(bodyOf(sheet));
  const isForTall = method !== 'BMI_22' && method !== 'KEYS';
  const cautions = isForTall && height < shortCm ? [t('cautions.short')] : [];
  return {
    fields: method === 'BMI_22' ? ['height'] : ['height', 'gender'],
    range: isForTall ? 'tall' : 'adults',
    source: method === 'BMI_22' ? 'bmi22' : 'tables',
    lines:
      method === 'BMI_22'
        ? [lineFor(t('equations.BMI_22'))]
        : genders.map((one) => lineFor(t(`equations.${method}.${one}`), t(`rows.${one}`), one === gender)),
    result:
      kg === undefined
        ? undefined
        : { kind: 'number', value: t('result.kg', { value: number(kg, 2) }), facts: [], cautions },
  };
}
