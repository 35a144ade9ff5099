import type { SentAnswer } from '#areas/surveys/contract/check-ins.ts';
import { firstVisit } from '#areas/surveys/rules/ready-made/first-contact.ts';
import type { AnamnesisField, AnamnesisProposal, AnamnesisTemplate } from '../contract/anamnesis.ts';
import { type BuiltInField, healthFields } from './anamnesis-fields.ts';

/**
 * Questions of the ready-made first survey, by their Italian text, whose answers belong to a built-in field, each to one: the answer
 * about illnesses and medication is proposed for the illnesses.
 */
export const readyMadeQuestions: Partial<Record<BuiltInField, string>> = {
  goal: 'Che cosa vorresti ottenere?',
  deadline: 'Entro quando?',
  motivation: 'Quanta motivazione senti?',
  weight_changes: 'Com’è cambiato il tuo peso negli anni?',
  work: 'Che lavoro fai?',
  sport: 'Quante volte ti alleni a settimana?',
  past_conditions: 'Quali, e da quando?',
  allergies: 'Quali? Sono state accertate da un medico?',
  injuries: 'Che cosa, quando, e che cosa ti dà ancora fastidio?',
  pregnancies: 'Sei in gravidanza o allatti?',
  exclusions: 'Che cosa non mangi, per gusto o per scelta?',
  recall_24h: 'Racconta che cosa hai mangiato ieri',
  sleep: 'Quante ore dormi?',
};

/** Former texts of these questions, which surveys of the library still have. */
const formerQuestions: Partial<Record<BuiltInField, string>> = { motivation: 'Quanto ti senti motivato?' };

/** Answers that the client sent to first surveys. */
export interface FirstAnswers {
  sentAt: string;
  answers: readonly SentAnswer[];
}

/**
 * Answers of the first surveys, the latest survey first, for the fields that have no answer yet. A field takes the question that
 * the template names, or else one with the text of the ready-made survey or the name of the field. Files are not proposed, nor answers
 * that were rejected as a declaration; those about illnesses are, since only a part of them was the declaration.
 */
export function proposalsOf(
  { sections }: AnamnesisTemplate,
  { sent, rejected }: { sent: readonly FirstAnswers[]; rejected: ReadonlySet<string> },
  answered: ReadonlySet<string>,
): AnamnesisProposal[] {
  const fields = sections.flatMap((section) => section.fields);
  return fields
    .filter(({ id, isHidden }) => !isHidden && !answered.has(id))
    .flatMap((field) => {
      for (const { sentAt, answers } of sent) {
        const mayPropose = (answer: SentAnswer) =>
          healthFields.includes(field.id) || !rejected.has(answerKey({ questionId: answer.questionId, sentAt }));
        const found = answers.find((answer) => isTextual(answer) && belongsTo(answer, field) && mayPropose(answer));
        if (!found) continue;
        const { question, value, optionTexts, unit } = found;
        return [{ fieldId: field.id, answer: { question, value, optionTexts, unit }, sentAt }];
      }
      return [];
    });
}

/** Identifies an answer as it was sent. */
export function answerKey({ questionId, sentAt }: { questionId: string; sentAt: string }): string {
  return `${questionId} ${Date.parse(sentAt)}`;
}

function isTextual({ value }: SentAnswer): boolean {
  if (value.kind === 'text') return value.value.trim() !== '';
  return value.kind !== 'files' && value.kind !== 'progress';
}

/** Whether the answer is about a field of the medical history. */
export function belongsTo(
  { questionId, question }: SentAnswer,
  { id, name, questionId: chosen }: AnamnesisField,
): boolean {
  if (chosen !== null) return questionId === chosen;
  const italian = readyMadeQuestions[id as BuiltInField];
  const texts = firstVisit.questions.find(({ text }) => text[0] === italian)?.text ?? [];
  const former = formerQuestions[id as BuiltInField] ?? '';
  return [...texts, former, name].some((text) => text !== '' && isSameText(text, question));
}

function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
