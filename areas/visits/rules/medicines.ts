import type { Medicine } from '#areas/dietary-profiles/contract.ts';
import type { SentAnswer } from '#areas/surveys/contract/check-ins.ts';
import type { AnamnesisTemplate } from '../contract/anamnesis.ts';
import type { BuiltInField } from './anamnesis-fields.ts';
import { belongsTo } from './proposals.ts';

/** Field of the medical history about medicines. */
export const medicinesField: BuiltInField = 'medicines';

/** Words of questions about what the client takes, in both languages. */
const medicineQuestion =
  /farmac|(?<!\p{L})(?:terapi|medicin(?!\p{L}* (?:sportiv|dello sport)))|medication|(?<!\p{L})drugs?(?!\p{L})/iu;

/** Questions about allergies to medicines, and about relatives. */
const otherQuestion =
  /(?:allerg|intoller|intoler)\p{L}* (?:a|ad|ai|agli|to) |(?<!medico )(?:di|in) famiglia|famil[iy]ari|genitor|parent|relativ|in your family/iu;

/** Answers of who takes nothing. Longer ones are shown rather than interpreted. */
const nothing =
  /^(?:no|(?:no,? )?non (?:ne )?(?:prendo|assumo)(?: (?:nessun|alcun|nulla|niente))?(?: (?:farmac[oi]|medicin\p{L}*))?|nessun[oa]?(?: (?:farmaco|medicina|medicinale|terapia))?|nulla|niente|none|nothing|no (?:medication|medicines?|drugs))$/iu;

/** Whether an answer names something that the client takes. */
export function namesMedicines(text: string): boolean {
  const trimmed = text.trim().replace(/[.!]+$/, '');
  return /\p{L}/u.test(trimmed) && !nothing.test(trimmed);
}

/**
 * What the answers of a first survey say of medicines: those to a question about them or that the template names for the field. A yes has
 * the text of the next answer, which usually explains it, or none.
 */
export function medicinesIn(
  { sections }: AnamnesisTemplate,
  { sentAt, answers }: { sentAt: string; answers: readonly SentAnswer[] },
): Medicine[] {
  const fields = sections.flatMap((section) => section.fields).filter(({ id }) => id === medicinesField);
  const isAbout = (answer: SentAnswer): boolean =>
    fields.some((field) => belongsTo(answer, field)) ||
    (medicineQuestion.test(answer.question) && !otherQuestion.test(answer.question));
  const explanation = (next: SentAnswer | undefined): string =>
    next?.value.kind === 'text' && !isAbout(next) && namesMedicines(next.value.value) ? next.value.value.trim() : '';

  return answers.flatMap((answer, index): Medicine[] => {
    if (!isAbout(answer)) return [];
    const text = isYes(answer) ? explanation(answers[index + 1]) : textOf(answer);
    if (!isYes(answer) && !namesMedicines(text)) return [];
    return [{ text, question: answer.question, source: 'survey', day: sentAt.slice(0, 10) }];
  });
}

function isYes({ value, optionTexts }: SentAnswer): boolean {
  if (value.kind === 'boolean') return value.value;
  return optionTexts.length === 1 && /^(?:sì|si|yes)$/i.test(optionTexts[0] ?? '');
}

function textOf({ value, optionTexts }: SentAnswer): string {
  return value.kind === 'text' ? value.value.trim() : optionTexts.join(', ');
}
