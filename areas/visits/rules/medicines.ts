import type { Medicine } from '#areas/dietary-profiles/contract.ts';
import type { SentAnswer } from '#areas/surveys/contract/check-ins.ts';
import type { AnamnesisTemplate } from '../contract/anamnesis.ts';
import type { BuiltInField } from './anamnesis-fields.ts';
import { belongsTo } from './proposals.ts';

/** Field of the medical history about medicines. */
export const medicinesField: BuiltInField = 'medicines';

/** Words of questions about what the client takes, in both languages, and of those about allergies or relatives. */
const medicineQuestion = /farmac|medicin|terapi|medication|medicine|(?<!\p{L})drugs?(?!\p{L})/iu;
const otherQuestion = /allerg|intoller|intoler|famigl|famil|parent|relativ/i;

/** Answers of who takes nothing. Longer ones are shown rather than interpreted. */
const nothing =
  /^(?:no|(?:no,? )?(?:non )?(?:ne )?(?:prendo|assumo) (?:nessun|alcun)?\s?(?:farmac[oi]|medicin\p{L}*)?|non ne prendo|nessun[oa]?(?: (?:farmaco|medicina|medicinale|terapia))?|nulla|niente|none|nothing|no (?:medication|medicines?|drugs))$/iu;

/** Whether an answer names something that the client takes. */
export function namesMedicines(text: string): boolean {
  const trimmed = text.trim().replace(/[.!]+$/, '');
  return /\p{L}/u.test(trimmed) && !nothing.test(trimmed);
}

/**
 * What the answers of a first survey say of medicines: those to a question about them or that the template names for the field, with the
 * answer that explains a yes in place of it.
 */
export function medicinesIn(
  { sections }: AnamnesisTemplate,
  { sentAt, answers }: { sentAt: string; answers: readonly SentAnswer[] },
): Medicine[] {
  const fields = sections.flatMap((section) => section.fields).filter(({ id }) => id === medicinesField);
  const isAbout = (answer: SentAnswer | undefined): answer is SentAnswer =>
    answer !== undefined &&
    (fields.some((field) => belongsTo(answer, field)) ||
      (medicineQuestion.test(answer.question) && !otherQuestion.test(answer.question)));
  const explains = (answer: SentAnswer | undefined, before: SentAnswer | undefined) =>
    answer?.value.kind === 'text' && !isAbout(answer) && isAbout(before) && isYes(before);

  return answers.flatMap((answer, index): Medicine[] => {
    const before = answers[index - 1];
    if (!isAbout(answer) && !explains(answer, before)) return [];
    if (isYes(answer) && explains(answers[index + 1], answer)) return [];
    const text = textOf(answer);
    if (!isYes(answer) && !namesMedicines(text)) return [];
    return [{ text, question: answer.question, source: 'survey', day: sentAt.slice(0, 10) }];
  });
}

function isYes({ value }: SentAnswer): boolean {
  return value.kind === 'boolean' && value.value;
}

function textOf({ value, optionTexts }: SentAnswer): string {
  return value.kind === 'text' ? value.value.trim() : optionTexts.join(', ');
}
