import { z } from 'zod';
import { requiredText, text, uuid } from '#shell/common/fields.ts';

export const limits = {
  name: 120,
  questions: 200,
  /** A survey with more questions is answered with less care; the editor says so. */
  advisedQuestions: 12,
  question: 500,
  help: 1000,
  options: 50,
  option: 200,
  conditions: 5,
  unit: 20,
  /** Files of one question. */
  files: 5,
  replyDays: 14,
} as const;

/** `WELCOME` is asked when a client first opens the app, `CHECK_IN` on the days of its schedule. */
export const surveyTypes = ['CHECK_IN', 'WELCOME'] as const;
export type SurveyType = (typeof surveyTypes)[number];

/** What a question asks for: `multiple` is one of the options, `checkboxes` are several, `progress` are photos of the body. */
export const questionKinds = [
  'boolean',
  'text',
  'multiple',
  'checkboxes',
  'number',
  'metric',
  'date',
  'files',
  'progress',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** What a question of the kind `metric` measures, with its canonical unit. */
export const surveyMetrics = {
  weight: 'kg',
  fat_mass: '%',
  waist: 'cm',
  navel: 'cm',
  abdomen: 'cm',
  hips: 'cm',
  chest: 'cm',
  shoulders: 'cm',
  neck: 'cm',
  right_arm: 'cm',
  left_arm: 'cm',
  right_thigh: 'cm',
  left_thigh: 'cm',
  right_calf: 'cm',
  left_calf: 'cm',
} as const;
export type SurveyMetric = keyof typeof surveyMetrics;
export const surveyMetricNames = Object.keys(surveyMetrics) as [SurveyMetric, ...SurveyMetric[]];

export const QuestionOption = z.object({ id: uuid, text: text(limits.option) });
export type QuestionOption = z.output<typeof QuestionOption>;

/** `any_of` and `none_of` name options, `at_least` and `at_most` a number. */
export const conditionTests = ['yes', 'no', 'any_of', 'none_of', 'at_least', 'at_most'] as const;
export type ConditionTest = (typeof conditionTests)[number];

/** What an earlier answer must be for a question to be shown. */
export const Condition = z.object({
  questionId: uuid,
  test: z.enum(conditionTests),
  optionIds: z.array(uuid).max(limits.options).default([]),
  value: z.number().nullable().default(null),
});
export type Condition = z.output<typeof Condition>;

/** Answers to which a professional looks first, by a test of the question's own answer. */
export const FlagRule = Condition.omit({ questionId: true });
export type FlagRule = z.output<typeof FlagRule>;

const bound = z.number().min(-1_000_000).max(1_000_000).nullable().default(null);

export const Question = z.object({
  id: uuid,
  kind: z.enum(questionKinds),
  /** Empty while it is being written; a survey with an empty question cannot be sent. */
  text: text(limits.question),
  help: text(limits.help).default(''),
  required: z.boolean().default(false),
  options: z.array(QuestionOption).max(limits.options).default([]),
  /** The last option is a text of the client. */
  hasOther: z.boolean().default(false),
  min: bound,
  max: bound,
  unit: text(limits.unit).default(''),
  metric: z.enum(surveyMetricNames).nullable().default(null),
  /**
   * Asks about health: the answer is reserved to who may view visits (decision 35). Has no meaning for measurements and photos of the
   * body: their answers are reserved to who may view health records.
   */
  isHealth: z.boolean().default(false),
  /** Of a question about health: who is in charge of the client's training reads the answer too. */
  isForTraining: z.boolean().default(false),
  /** Null: only a change for the worse since the last time is flagged. */
  flagIf: FlagRule.nullable().default(null),
  /** All of them must hold; without any the question is always shown. */
  showIf: z.array(Condition).max(limits.conditions).default([]),
});
export type Question = z.output<typeof Question>;

/** The content that a professional edits: saved, merged and versioned as one document. */
export const SurveyContent = z.object({
  name: requiredText(limits.name),
  type: z.enum(surveyTypes),
  /** Shown to the client before the first question. */
  description: text(limits.help).default(''),
  /** Days within which the client is promised a reply; null: nothing is promised. */
  replyDays: z.number().int().min(1).max(limits.replyDays).nullable().default(null),
  questions: z.array(Question).max(limits.questions).default([]),
});
export type SurveyContent = z.output<typeof SurveyContent>;
