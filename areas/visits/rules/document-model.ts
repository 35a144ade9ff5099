import { documentModel } from '#shell/common/documents/model.ts';
import { visitLimits } from '../contract.ts';
import type { VisitContent } from '../contract/document.ts';

/** Compares and merges versions of a visit: measure by measure, answer by answer, text by text. */
export const visitModel = documentModel<VisitContent, VisitContent>({
  toComparable: (content) => content,
  fromComparable: (content) => content,
  fits: ({ measures, answers }) => measures.length <= visitLimits.measures && answers.length <= visitLimits.answers,
});
