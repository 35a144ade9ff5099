import type { Language } from '#shell/common/fields.ts';
import type {
  FlagRule,
  Question,
  QuestionKind,
  SurveyContent,
  SurveyMetric,
  SurveyType,
} from '../../contract/questions.ts';
import { newQuestion } from '../edit-questions.ts';

/** A text in Italian and English. */
export type Both = readonly [it: string, en: string];

export interface ReadyQuestion {
  kind: QuestionKind;
  text: Both;
  help?: Both;
  required?: true;
  options?: readonly Both[];
  hasOther?: true;
  min?: number;
  max?: number;
  unit?: Both;
  metric?: SurveyMetric;
  /** The answer that is flagged. */
  flagIf?: Pick<FlagRule, 'test'> & { value?: number };
  /** Asks about health; `training`: who trains the client reads the answer too. */
  health?: 'reserved' | 'training';
  /** Shown after "yes" to the question with this index. */
  ifYes?: number;
}

export interface ReadyMade {
  type: SurveyType;
  name: Both;
  description: Both;
  questions: readonly ReadyQuestion[];
}

const low = { test: 'at_most', value: 3 } as const;
/** For scales whose high values are the bad ones. */
export const high = { test: 'at_least', value: 8 } as const;

/** A scale from 1 to 10. `flagIf`: the values that are flagged, the low ones by default. */
export function scale(text: Both, help: Both, flagIf: ReadyQuestion['flagIf'] = low): ReadyQuestion {
  return { kind: 'number', text, help, min: 1, max: 10, required: true, flagIf };
}

export function contentOfReadyMade(ready: ReadyMade, language: Language, newId: () => string): SurveyContent {
  const inLanguage = (both: Both | undefined) => both?.[language === 'it' ? 0 : 1] ?? '';
  const questions: Question[] = [];
  for (const { ifYes, options = [], ...one } of ready.questions) {
    const target = ifYes === undefined ? undefined : questions[ifYes];
    questions.push({
      ...newQuestion(one.kind, newId),
      text: inLanguage(one.text),
      help: inLanguage(one.help),
      required: one.required ?? false,
      options: options.map((option) => ({ id: newId(), text: inLanguage(option) })),
      hasOther: one.hasOther ?? false,
      min: one.min ?? null,
      max: one.max ?? null,
      unit: inLanguage(one.unit),
      metric: one.metric ?? null,
      isHealth: one.health !== undefined,
      isForTraining: one.health === 'training',
      flagIf: one.flagIf ? { optionIds: [], value: null, ...one.flagIf } : null,
      showIf: target ? [{ questionId: target.id, test: 'yes', optionIds: [], value: null }] : [],
    });
  }
  return {
    name: inLanguage(ready.name),
    type: ready.type,
    description: inLanguage(ready.description),
    // A reply is promised only when a professional chooses to.
    replyDays: null,
    questions,
  };
}
