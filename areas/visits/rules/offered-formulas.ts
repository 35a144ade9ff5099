import { bodyFatFormulas, type BodyFatFormulaName } from '#areas/body-composition/rules/body-fat.ts';
import { isOfferedAt } from '#areas/body-composition/rules/formula.ts';
import { metabolicRateFormulas, type MetabolicRateFormulaName } from '#areas/body-composition/rules/metabolic-rate.ts';
import type { VisitContent } from '../contract/document.ts';
import { ageAndGender, type PersonOfVisit } from './results.ts';

/** A formula that is not for the age of the client is replaced by the first one that is; without one it stays. */
export function withOfferedFormulas(content: VisitContent, client: PersonOfVisit): VisitContent {
  const person = ageAndGender(content.takenOn, client);
  const fatNames = Object.keys(bodyFatFormulas) as BodyFatFormulaName[];
  const energyNames = Object.keys(metabolicRateFormulas) as MetabolicRateFormulaName[];
  const { bodyFatFormula, metabolicRateFormula } = content;
  return {
    ...content,
    bodyFatFormula:
      [bodyFatFormula, ...fatNames].find((name) => isOfferedAt(bodyFatFormulas[name], person)) ?? bodyFatFormula,
    metabolicRateFormula:
      [metabolicRateFormula, ...energyNames].find(
        (name) => name === 'MANUAL' || isOfferedAt(metabolicRateFormulas[name], person),
      ) ?? metabolicRateFormula,
  };
}
