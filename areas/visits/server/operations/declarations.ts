import type { DeclarationSource, Declared } from '#areas/dietary-profiles/server/public.ts';
import { findFirstAnswers } from '#areas/surveys/server/public.ts';
import { answersAllergies, declarationsIn } from '../../rules/declarations.ts';
import { readTemplate } from './anamnesis.ts';

/** What clients declared in first surveys, the latest survey first. The template names the questions of the account. */
export const firstSurveyDeclarations: DeclarationSource = async (scope, clientIds) => {
  const [sent, template] = await Promise.all([findFirstAnswers(scope, clientIds), readTemplate(scope)]);
  const declared = new Map<string, Declared>();
  for (const { clientId, checkInId, sentAt, answers } of sent) {
    const found = declarationsIn(template, answers).map((one) => ({ ...one, checkInId, sentAt }));
    const { declarations = [], hasAnsweredAllergies = false } = declared.get(clientId) ?? {};
    declared.set(clientId, {
      declarations: [...declarations, ...found],
      hasAnsweredAllergies: hasAnsweredAllergies || answersAllergies(template, answers),
    });
  }
  return declared;
};
