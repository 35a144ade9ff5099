import { namesSymptom } from '#areas/clients/rules/symptom-words.ts';
import type { SentAnswer } from '../contract/check-ins.ts';
import type { Question } from '../contract/questions.ts';
import { namesBodyPart } from './health-words.ts';

/** Share of a pain scale from which an answer is flagged: 4 of 10, the lower bound of moderate pain on the numeric rating scale. */
const painShare = 0.4;

const asksForPain = /(?<!\p{L})(?:hai|avete|senti|avverti|provi|avuto|sentito)(?: \p{L}+){0,2} male(?!\p{L})/iu;
/** Words of questions about the past, about relatives, or about an improvement. A yes to them is not flagged. */
const asksForOther =
  /(?<!\p{L})(?:mai|in passato|famil\p{L}*|parent\p{L}*|passat[oaie]|migliorat\p{L}*|diminuit\p{L}*|sparit\p{L}*|scompars\p{L}*|meglio|meno|ever|in the past|relatives?|gone|improved|better|less)(?!\p{L})/iu;
const isBad =
  /^(?:molto |davvero |piuttosto |very |really )?(?:mal(?:e|issimo)|peggio|pessim\p{L}*|bad(?:ly)?|worse|terribl[ey]|awful|poor(?:ly)?)(?!\p{L})/iu;

/** Questions for what a client must not do: “Movimenti da evitare”. */
const asksForLimits =
  /(?<!\p{L})(?:moviment|eserciz|attività|sport)\p{L}*[^?]{0,40}(?:evit|vietat|sconsigliat|non (?:puoi|riesci|devi))|(?<!\p{L})(?:movements?|exercises?|activit\p{L}+|sports?)[^?]{0,40}(?:avoid|can.?t|cannot|must not|not allowed)/iu;
/** Answers that name nothing. */
const namesNothing =
  /^[\s\p{P}]*(?:no|nop[ea]|non|nessun\p{L}?|niente|nulla|none|nothing|nil|n\.?\/?a|boh|tutto ok|ok)?(?: (?:niente|nulla|nessuno|grazie|thanks|in particolare|particular|di particolare|che io sappia))*[\s\p{P}]*$/iu;

function namesLimit({ text }: Pick<Question, 'text'>, answer: string): boolean {
  return asksForLimits.test(text) && !namesNothing.test(answer);
}

/** Whether the question asks for present pain or another present symptom, so that a yes or a high number is flagged. */
export function asksForSymptom({ text }: Pick<Question, 'text'>): boolean {
  return !asksForOther.test(text) && (namesSymptom(text) || asksForPain.test(text));
}

/**
 * Whether an answer reports a symptom: in its text or a chosen option, by a yes to a question that asks for one, or by a number from
 * `painShare` of its scale. Only texts are checked when the question has its own `flagIf`.
 */
export function reportsSymptom(question: Question, { value, optionTexts }: SentAnswer): boolean {
  if (value.kind === 'text') return namesSymptom(value.value) || namesLimit(question, value.value);
  if (question.flagIf !== null) return false;
  switch (value.kind) {
    case 'boolean':
      return value.value && asksForSymptom(question);
    case 'multiple':
    case 'checkboxes': {
      const asksHow = namesBodyPart(question.text) || asksForSymptom(question);
      return optionTexts.some((option) => namesSymptom(option) || (asksHow && isBad.test(option.trim())));
    }
    case 'number': {
      const { min, max } = question;
      if (min === null || max === null || !asksForSymptom(question)) return false;
      return value.value > min && value.value - min >= (max - min) * painShare;
    }
    default:
      return false;
  }
}
