import type { Condition, ConditionTest, FlagRule, Question, QuestionKind } from '../contract/questions.ts';

const tests: Partial<Record<QuestionKind, readonly [ConditionTest, ...ConditionTest[]]>> = {
  boolean: ['yes', 'no'],
  multiple: ['any_of', 'none_of'],
  checkboxes: ['any_of', 'none_of'],
  number: ['at_least', 'at_most'],
};

/** What a condition on a question of the kind may say; empty for kinds that no condition can refer to. */
export function testsOf(kind: QuestionKind): readonly ConditionTest[] {
  return tests[kind] ?? [];
}

/** What makes an answer of the kind flagged; empty for kinds that are never. */
export function flagTestsOf(kind: QuestionKind): readonly ConditionTest[] {
  return testsOf(kind === 'metric' ? 'number' : kind);
}

/** The rule to begin with; null for kinds without one. */
export function newFlagRule({ kind, max }: Question): FlagRule | null {
  const [test] = flagTestsOf(kind);
  return test ? { test, optionIds: [], value: test === 'at_least' ? (max ?? 0) : null } : null;
}

/** Whether a rule is not finished, or no longer fits its question. */
export function isFlagBroken({ kind, flagIf, options }: Question): boolean {
  if (!flagIf) return false;
  if (!flagTestsOf(kind).includes(flagIf.test)) return true;
  if (kind === 'number' || kind === 'metric') return flagIf.value === null;
  if (kind === 'boolean') return false;
  return flagIf.optionIds.length === 0 || flagIf.optionIds.some((id) => !options.some((option) => option.id === id));
}

/** The earlier questions that the question at `index` may depend on. */
export function conditionTargets(questions: readonly Question[], index: number): Question[] {
  return questions.slice(0, index).filter(({ kind }) => testsOf(kind).length > 0);
}

export function newCondition(target: Question): Condition {
  const test = testsOf(target.kind)[0] ?? 'yes';
  const isNumber = test === 'at_least';
  return {
    questionId: target.id,
    test,
    optionIds: test === 'any_of' ? target.options.slice(0, 1).map(({ id }) => id) : [],
    value: isNumber ? (target.min ?? 0) : null,
  };
}

/** What is wrong with a condition: its question is gone, comes later, or no longer has what the condition refers to. */
export type BrokenCondition = 'missing' | 'later' | 'other_kind' | 'without_option' | 'without_value';

export function brokenCondition(
  condition: Condition,
  questions: readonly Question[],
  index: number,
): BrokenCondition | null {
  const at = questions.findIndex(({ id }) => id === condition.questionId);
  const target = questions[at];
  if (!target) return 'missing';
  if (at >= index) return 'later';
  if (!testsOf(target.kind).includes(condition.test)) return 'other_kind';
  if (target.kind === 'number') return condition.value === null ? 'without_value' : null;
  if (target.kind === 'boolean') return null;
  const isKnown =
    condition.optionIds.length > 0 &&
    condition.optionIds.every((id) => target.options.some((option) => option.id === id));
  return isKnown ? null : 'without_option';
}
