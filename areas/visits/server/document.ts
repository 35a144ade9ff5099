import { visitProblems } from '../contract.ts';
import { VisitContent } from '../contract/document.ts';
import { valuesOf } from '../rules/values.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import type { DocumentKind } from '#shell/server/documents/kind.ts';
import { emitVisitChanged } from './live.ts';
import { isDraft, isVisibleVisit } from './store/visits.ts';

/** Document definition of visits. */
export const visitDocument: DocumentKind<VisitContent> = {
  area: 'visits',
  table: 'visits',
  schema: VisitContent,
  isVisible: isVisibleVisit,
  editable: { condition: isDraft, problem: visitProblems.completed },
  normalize: (content) => content,
  assertValid: async (_, content) => assertValid(content),
  columns: columnsOf,
  emitSaved: emitVisitChanged,
};

/** The columns that lists show and sort by. */
export function columnsOf(content: VisitContent): Record<string, unknown> {
  const { takenOn, measurement_type } = content;
  return { taken_on: takenOn, measurement_type, weight_kg: valuesOf(content).weight ?? null };
}

/** Each measure and each answer once. */
function assertValid({ measures, answers }: VisitContent): void {
  const keys = measures.map(({ metric, side }) => `${metric} ${side}`);
  if (new Set(keys).size < keys.length) throw new Problem(commonProblems.invalid, { field: 'measures' });
  const ids = [...measures, ...answers].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Problem(commonProblems.invalid, { field: 'answers' });
}
