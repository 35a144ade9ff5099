import type { Medicine } from '#areas/dietary-profiles/contract.ts';
import { adrenalinePen } from '#areas/dietary-profiles/rules/dislikes.ts';
import { sentencesOf } from '#areas/dietary-profiles/rules/sentences.ts';
import type { SentAnswer } from '#areas/surveys/contract/check-ins.ts';
import type { AnamnesisTemplate } from '../contract/anamnesis.ts';
import type { BuiltInField } from './anamnesis-fields.ts';
import { belongsTo } from './proposals.ts';

type MedicineKind = Medicine['kind'];

/** Fields of the medical history about what a client takes. */
export const medicineFields = { medicines: 'medicine', supplements: 'supplement' } as const satisfies Partial<
  Record<BuiltInField, MedicineKind>
>;
export type MedicineField = keyof typeof medicineFields;

/** An answer about what a client takes, with its instant. */
export interface TakenAnswer extends Medicine {
  at: string;
  /** Both for “Prendi farmaci o integratori?”. */
  kinds: readonly MedicineKind[];
  /** Whether it says that the client takes none of what the question asks for. */
  isNone: boolean;
  /** The kinds of which it says that the client takes none at all. */
  denies: readonly MedicineKind[];
  /** Identifies the question: of its answers the newest counts. Null for one about changes or a time, whose answers all count. */
  topic: string | null;
}

/** Words of questions about what the client takes, in both languages. */
const medicineQuestion =
  /farmac|(?<!\p{L})(?:terapi|medicin(?!\p{L}* (?:sportiv|dello sport)))|medication|(?<!\p{L})drugs?(?!\p{L})/iu;

const supplementQuestion = /(?<!\p{L})(?:integrator|supplement)/iu;

/** The words of both, for a search in stored answers; a regular expression of PostgreSQL. */
export const takenPattern =
  'farmac|terapi|medicin|medication|drug|integrator|supplement|fast[ -]?jekt|epi[ -]?pen|jext|emerade|adrenalin|epinephrin';

/** Questions about changes or a time, “Hai cambiato farmaci?”: a no does not say that the client takes none. */
const changeQuestion =
  /cambi|variat|modific|nuov|inizia|smess|sospes|interrott|aggiunt|salta|dimentic|(?<!\p{L})(?:settiman|mese|ultim|oggi|ieri)|chang|(?<!\p{L})new(?!\p{L})|start|stopp|miss|forg|(?<!\p{L})(?:week|month|last|today|since)/iu;

/**
 * Questions about everything of a kind, “Prendi farmaci o integratori?”: a no means that nothing of it is taken. That to another one, “Prendi
 * farmaci per dormire?”, says nothing of the rest.
 */
const generalQuestion = generalQuestionPattern();

/** Answers that refer to an earlier one instead of naming what is taken. */
const asBefore =
  /^(?:come (?:prima|sempre|al solito|già detto)|(?:sono |è )?(?:sempre )?(?:gli stessi|le stesse|la stessa|lo stesso|invariat[aeio])|nessun[ao]? (?:variazione|cambiamento|modifica)|(?:the )?same(?: as (?:before|always|usual))?|unchanged|no changes?)$/iu;

/** Questions about allergies to medicines, and about relatives. */
const otherQuestion =
  /(?:allerg|intoller|intoler)\p{L}* (?:a|ad|ai|agli|to) |(?<!medico )(?:di|in) famiglia|famil[iy]ari|genitor|parent|relativ|in your family/iu;

/** Answers of who takes nothing. Longer ones are shown rather than interpreted. */
const nothing =
  /^(?:no|(?:no,? )?non (?:ne )?(?:prendo|assumo|uso)(?: più)?(?: (?:nessun|alcun|nulla|niente))?(?: (?:farmac[oi]|medicin\p{L}*|integrator[ei]))?|nessun[oa]?(?: (?:farmaco|medicina|medicinale|terapia|integratore))?|nulla|niente|none|nothing|no (?:medication|medicines?|drugs|supplements?))$/iu;

/** Questions about both, “Hai malattie diagnosticate o prendi farmaci?”, and not about medicines for an illness. */
const diagnosesAndMedicines = diagnosesAndMedicinesPattern();

/** Whether a question about medicines asks for diagnoses, too, so that its answer may be one. */
export function asksForDiagnoses(question: string): boolean {
  return diagnosesAndMedicines.test(question);
}

/** Whether a question asks for medicines or supplements of the client, and not for allergies to them or those of relatives. */
export function asksForMedicines(question: string): boolean {
  return !otherQuestion.test(question) && (medicineQuestion.test(question) || supplementQuestion.test(question));
}

/** Whether an answer names something that the client takes. */
export function namesMedicines(text: string): boolean {
  return /\p{L}/u.test(text) && !saysNone(text);
}

function saysNone(text: string): boolean {
  return nothing.test(withoutStop(text));
}

function withoutStop(text: string): string {
  return text.trim().replace(/[.!]+$/, '');
}

/**
 * What the answers of a survey say of medicines and supplements: those to a question about them or that the template names for a field. A
 * yes has the text of the next answer, which usually explains it, or none.
 */
export function takenAnswersIn(
  { sections }: AnamnesisTemplate,
  { sentAt, answers }: { sentAt: string; answers: readonly SentAnswer[] },
): TakenAnswer[] {
  const fields = sections.flatMap((section) => section.fields);
  const isOfField = (answer: SentAnswer, id: MedicineField) =>
    fields.some((field) => field.id === id && belongsTo(answer, field));
  const kindsOf = (answer: SentAnswer): MedicineKind[] => {
    const isOther = otherQuestion.test(answer.question);
    return [
      ...(isOfField(answer, 'medicines') || (!isOther && medicineQuestion.test(answer.question))
        ? ['medicine' as const]
        : []),
      ...(isOfField(answer, 'supplements') || (!isOther && supplementQuestion.test(answer.question))
        ? ['supplement' as const]
        : []),
    ];
  };
  const explanation = (next: SentAnswer | undefined): string =>
    next?.value.kind === 'text' && kindsOf(next).length === 0 && namesMedicines(next.value.value)
      ? next.value.value.trim()
      : '';

  return answers.flatMap((answer, index): TakenAnswer[] => {
    const kinds = kindsOf(answer);
    const [kind] = kinds;
    const before = answers[index - 1];
    const isExplanation = before !== undefined && isYes(before) && kindsOf(before).length > 0;
    if (!kind) return isExplanation ? [] : penOf(answer, sentAt);
    const isNone = isNo(answer);
    const text = isYes(answer) ? explanation(answers[index + 1]) : isNone ? '' : textOf(answer);
    const isChange = changeQuestion.test(answer.question);
    if (isNone ? isChange : !isYes(answer) && !namesMedicines(text)) return [];
    const { question } = answer;
    const topic = isChange ? null : question.trim().toLowerCase();
    const isGeneral =
      generalQuestion.test(question.trim()) || isOfField(answer, 'medicines') || isOfField(answer, 'supplements');
    const denies = isNone && isGeneral ? kinds : [];
    return [
      { text, question, kind, kinds, isNone, denies, topic, source: 'survey', at: sentAt, day: sentAt.slice(0, 10) },
    ];
  });
}

/** The sentence of an answer about anything, such as allergies, that names a pen with adrenaline and does not deny it. */
function penOf(answer: SentAnswer, at: string): TakenAnswer[] {
  const text = sentencesOf(textOf(answer))
    .filter(
      (sentence) =>
        adrenalinePen.test(sentence) && !/(?<!\p{L})(?:non|no|mai|not|never)(?!\p{L})|n['’]t/iu.test(sentence),
    )
    .map((sentence) => sentence.trim())
    .join('. ');
  if (text === '') return [];
  const { question } = answer;
  const kinds = ['medicine'] as const;
  return [
    {
      text,
      question,
      kind: 'medicine',
      kinds,
      isNone: false,
      denies: [],
      topic: null,
      source: 'survey',
      at,
      day: at.slice(0, 10),
    },
  ];
}

/** What a field of a visit says; nothing where it neither names something nor says that the client takes none. */
export function takenAnswerOfVisit({
  field,
  text,
  day,
}: {
  field: MedicineField;
  text: string;
  day: string;
}): TakenAnswer[] {
  const isNone = saysNone(text);
  if (!isNone && !namesMedicines(text)) return [];
  const kind = medicineFields[field];
  // What a visit says counts after the surveys of its day.
  const at = `${day}T23:59:59Z`;
  const denies = isNone ? [kind] : [];
  return [
    { text, question: '', kind, kinds: [kind], isNone, denies, topic: `visit ${field}`, source: 'visit', at, day },
  ];
}

/**
 * What a client takes by all their answers, the newest first: of each question the newest one, unless a newer answer says that they take
 * none of the kind. An answer that names nothing, “sì” or “come prima”, does not replace an older one of its question.
 */
export function takenNow(answers: readonly TakenAnswer[]): Medicine[] {
  const newestFirst = answers.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  const topics = new Set<string>();
  const deniedAt = new Map<MedicineKind, number>();
  const shown = new Map<string, Medicine>();
  for (const { at, kinds, isNone, denies, topic, ...medicine } of newestFirst) {
    if (topic !== null && topics.has(topic)) continue;
    if (topic !== null && (isNone || namesAnything(medicine.text))) topics.add(topic);
    const instant = Date.parse(at);
    for (const kind of denies) deniedAt.set(kind, Math.max(instant, deniedAt.get(kind) ?? 0));
    const isDenied = kinds.every((kind) => (deniedAt.get(kind) ?? 0) > instant);
    const key = JSON.stringify([medicine.kind, medicine.text, medicine.question]);
    if (!isNone && !isDenied && !shown.has(key)) shown.set(key, medicine);
  }
  return [...shown.values()];
}

function namesAnything(text: string): boolean {
  return text !== '' && !asBefore.test(withoutStop(text));
}

function generalQuestionPattern(): RegExp {
  const verb =
    '(?:prendi|assumi|usi|segui|fai uso di|stai (?:prendendo|assumendo|usando|seguendo)|do you (?:take|use)|are you (?:taking|using|on))';
  const article = '(?:dei|degli|delle|alcun[aio]?|qualche|un[ao]?|any|some|altri|other)';
  const noun =
    '(?:farmac[oi]|medicin[ae]|medicinal[ei]|terapi[ae](?: farmacologic(?:a|he))?|integrator[ei]|supplements?|medications?|medicines?|drugs?)';
  const nouns = `(?:${article} )?${noun}(?:(?:,| o| e| or| and|/) ?(?:${article} )?${noun}){0,3}`;
  const now = '(?: (?:al momento|attualmente|regolarmente|currently|regularly|now))?';
  return new RegExp(`^(?:(?:quali|che|what|which) ${nouns}(?: ${verb})?|(?:${verb} )?${nouns})${now} ?[?:.]*$`, 'iu');
}

function diagnosesAndMedicinesPattern(): RegExp {
  const diagnoses = '(?:malatt|patolog|diagnos|condition|disease|illness)';
  const medicines = '(?:farmac|medicin|medication|terapi|drug)';
  const and = '(?:,|/| (?:o|e|or|and) )';
  const few = String.raw`(?:(?!per |for )[^\s?.]+ ){0,3}`;
  return new RegExp(`${diagnoses}[^?.]*${and} ?${few}${medicines}|${medicines}[^?.]*${and} ?${few}${diagnoses}`, 'iu');
}

function isYes({ value, optionTexts }: SentAnswer): boolean {
  if (value.kind === 'boolean') return value.value;
  return optionTexts.length === 1 && /^(?:sì|si|yes)$/i.test(optionTexts[0] ?? '');
}

function isNo(answer: SentAnswer): boolean {
  return answer.value.kind === 'boolean' ? !answer.value.value : saysNone(textOf(answer));
}

/** A flagged answer or what explains it as text: empty for a plain yes, “8/10” on a scale. */
export function flaggedText(answer: SentAnswer): string {
  const { value, scaleMax, unit } = answer;
  if (value.kind === 'boolean') return value.value ? '' : 'No';
  if (value.kind !== 'number') return textOf(answer);
  return scaleMax ? `${value.value}/${scaleMax}` : `${value.value} ${unit}`.trim();
}

function textOf({ value, optionTexts }: SentAnswer): string {
  return value.kind === 'text' ? value.value.trim() : optionTexts.join(', ');
}
