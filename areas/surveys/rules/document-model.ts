import { type DocumentModel, documentModel } from '#shell/common/documents/model.ts';
import { limits, type SurveyContent } from '../contract/questions.ts';

/** Compares and merges versions of a survey: its questions and their options are parts. */
export const surveyModel: DocumentModel<SurveyContent> = documentModel({
  toComparable: (content: SurveyContent) => content,
  fromComparable: (content: SurveyContent) => content,
  fits,
});

/** Whether the content is within the limits of the schema, which a merge can exceed. */
export function fits({ questions }: SurveyContent): boolean {
  return questions.length <= limits.questions && questions.every(({ options }) => options.length <= limits.options);
}
