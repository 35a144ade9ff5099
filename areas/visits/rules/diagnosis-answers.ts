import type { Diagnosis } from '#areas/dietary-profiles/contract.ts';
import { illnesses, namesIllness, ofRelative } from '#areas/dietary-profiles/rules/written-illnesses.ts';
import type { SentAnswer } from '#areas/surveys/contract/check-ins.ts';
import { asksForDeclarationOnly, followUp, relatives } from './declarations.ts';
import { notesNothing } from './history-declarations.ts';
import { asksForMedicines } from './medicines.ts';

/** Words of questions about illnesses of any kind, in both languages. */
const anyIllness =
  /malatt|patolog|diagnos|(?:quest[ei]|seguenti) (?:condizioni|disturbi)|condizion[ei] (?:di salute|medic|clinic|cronic)|disease|illness|(?:these|following) conditions|(?:medical|health|chronic) conditions?/iu;

const illnessWord = new RegExp(`(?<!\\p{L})(?:${illnesses})`, 'iu');

/** Beginnings of words of such questions and answers, for a search in stored answers: a regular expression of PostgreSQL. */
export const partsOfIllnessWords =
  'malatt|patolog|diagnos|condizioni|conditions|disturbi|disease|illness|diabet|insulin|iperte[ns]|hypertens|pressione alta|blood pressure|colesterol|cholesterol|dislipid|triglicer|gott[ao]|gout|iperuric|insufficienza|nefr|dialis|dialys|ren[ei] polic|kidney|renal|heart|liver|thyroid|cardiopat|infart|aritmi|scompenso|angina|arrhythmi|stroke|ictus|tiroid|hashimoto|basedow|graves|celiac|coeliac|crohn|colit|colon irrit|bowel|gastrit|reflus|reflux|ulcer|steatosi|fegato|epatit|hepatit|cirr|calcoli|stone|cuore|reni|pancreatit|osteop|anemi|anaemi|asma|asthma|bpco|copd|epil|tumor|tumour|cancro|cancer|leucem|linfom|artrit|arthrit|artros|ernia|hernia|fibrom|scleros|parkinson|lupus|endometrios|policist|polycyst|pcos|eating disorder|disturbo|anoress|anorex|bulimi|binge|depression';

/** Options that say that there is none: “Nessuna di queste”, “None of the above”. */
const noOption = /^(?:no|nessun[aoi]?|niente|nulla|none|nothing|not? any|non so|i don.t know)(?![\p{L}’'])/iu;
export interface AnsweredSurvey {
  survey: string;
  sentAt: string;
  answers: readonly SentAnswer[];
}

interface DiagnosisAnswer extends Diagnosis {
  /** The questions that the entry is of: also the one that explains a yes. */
  questionIds: readonly string[];
}

/**
 * The illnesses that a client ticked or wrote in surveys, the latest first: the answers to questions about illnesses, and the options and
 * texts of others that name one. Of the answers to one question about illnesses the latest counts, so that a later no ends it. Those about
 * medicines, allergies or relatives are left out.
 */
export function diagnosesInAnswers(surveys: readonly AnsweredSurvey[]): DiagnosisAnswer[] {
  const latestFirst = surveys.toSorted((one, other) => Date.parse(other.sentAt) - Date.parse(one.sentAt));
  const answered = new Set<string>();
  const listed = new Set<string>();
  return latestFirst.flatMap(({ survey, sentAt, answers }) => {
    const named = answers.flatMap((answer, index): DiagnosisAnswer[] => {
      const { question, questionId } = answer;
      const isExplanation = followUp.test(question) && isAboutIllness(answers[index - 1]);
      if (answered.has(topicOf(answer)) || isExplanation) return [];
      const next = answers[index + 1];
      const explained = isYes(answer) && next?.value.kind === 'text' && followUp.test(next.question) ? next : null;
      const text = illnessText(answer);
      if (text === null) return [];
      const explanation = explained?.value.kind === 'text' ? explained.value.value.trim() : '';
      const key = `${topicOf(answer)} ${text || explanation}`;
      if (listed.has(key)) return [];
      listed.add(key);
      const questionIds = [questionId, ...(explained ? [explained.questionId] : [])];
      return [{ question, text: text || explanation, survey, day: sentAt.slice(0, 10), questionIds }];
    });
    for (const answer of answers) if (isAboutIllness(answer)) answered.add(topicOf(answer));
    return named;
  });
}

function topicOf({ question }: SentAnswer): string {
  return question.trim().toLowerCase();
}

/** What an answer says of illnesses of the client: empty for a plain yes to a question that names one, null for nothing. */
function illnessText(answer: SentAnswer): string | null {
  const { question, value, optionTexts } = answer;
  if (asksForMedicines(question) || asksForDeclarationOnly(question) || relatives.test(question)) return null;
  const isAbout = isAboutIllness(answer);
  if (value.kind === 'boolean') return value.value && isAbout ? '' : null;
  if (value.kind === 'text') {
    const text = value.value.trim();
    const isNamed = isAbout ? !notesNothing(text) : namesIllness(text) && !ofRelative.test(text);
    return text !== '' && isNamed ? text : null;
  }
  const chosen = optionTexts.filter((option) => !noOption.test(option) && (isAbout || namesIllness(option)));
  if (chosen.length === 1 && /^(?:sì|si|yes)$/i.test(chosen[0] ?? '')) return '';
  return chosen.length > 0 ? chosen.join(', ') : null;
}

function isAboutIllness(answer: SentAnswer | undefined): boolean {
  if (!answer || relatives.test(answer.question)) return false;
  return anyIllness.test(answer.question) || illnessWord.test(answer.question);
}

function isYes({ value, optionTexts }: SentAnswer): boolean {
  return value.kind === 'boolean' ? value.value : /^(?:sì|si|yes)$/i.test(optionTexts.join());
}
