import type { Question } from '../contract/questions.ts';

/** Beginnings of words of questions about health, in Italian and English. */
const beginnings = [
  'malatt|patolog|diagnos|disturb[io]|sintom|salute|farmac|medicin|terapi|allerg|intoller|infortun|chirurg|dolor|cardia|cuore',
  'diabet|asma|tiroid|gravidanz|incint|allatt|mestru|ciclo mestruale|pressione (?:alta|bassa|arteriosa)|esami (?:del|recenti)|celiach|depress|ansi[ao]',
  'fastidi|tumor|cancr|emicran|cefale|epiless|ernia|anemi|sven(?:ut|im)|capogir|vertigin|panico|pillola|contraccett|partorit|menopaus',
  'medic[oia](?!\\p{L})|mal di|operat[oa] (?:a|al|alla|ai|alle|per|di recente)(?!\\p{L})|(?:stat|mai) operat[oa]|russi(?!\\p{L})|in bagno|intestin|stipsi|stitich|diarre',
  'disease|illness|symptom|health|medication|medicine|medical|drug|therap|intoleran|injur|surger|pain(?:s|ful)?(?!\\p{L})|heart|blood|thyroid',
  'pregnan|birth|breast-?feed|menstrua|menopaus|coeliac|celiac|anxiety|eating disorder|test results|doctor|bother|migraine|headache',
  'cancer|tumou?r|epilep|hernia|an(?:a)?emi|faint|dizz|panic|contracept|the pill(?!\\p{L})|snor|toilet|che cosa hai avuto\\?|what did you have\\?|bowel|constipat|diarrh',
  '(?:hai|senti|avverti|provi)(?: \\p{L}+){0,2} male(?!\\p{L})|fa(?:nno)? male(?!\\p{L})|hurts?(?!\\p{L})',
  '(?:medical|health|long-term|diagnosed|chronic) conditions?|conditions? (?:diagnosed|or take)',
].join('|');

/** Parts of the body are about health when the question asks what is wrong with them. */
const problem = 'problem|lesion|guai|issue|trouble|sore|ache';
const bodyParts = [
  'schiena|ginocch|spall[ae](?!\\p{L})|cavigli|collo|cervical|artico|oss[ao](?!\\p{L})|muscol|stomaco|fegato|ren[ei](?!\\p{L})|digest|respir|pelle|ormon',
  'back|knee|shoulder|ankle|neck|joint|bone|muscle|stomach|liver|kidney|breath|skin|hormon',
].join('|');

const word = (some: string) => `(?<!\\p{L})(?:${some})`;
const bodyPart = new RegExp(word(bodyParts), 'iu');
const aboutHealth = new RegExp(
  `${word(beginnings)}|${word(problem)}.*${word(bodyParts)}|${word(bodyParts)}.*${word(problem)}`,
  'iu',
);

/**
 * Whether a question that is not marked as one about health has words of such questions, or an option has. Nothing is decided by it, only
 * proposed.
 */
export function mayBeAboutHealth({ isHealth, kind, text, options }: Question): boolean {
  return !isHealth && mayBeMarked({ kind }) && [text, ...options.map((one) => one.text)].some(hasHealthWords);
}

export function namesBodyPart(text: string): boolean {
  return bodyPart.test(text);
}

export function hasHealthWords(question: string): boolean {
  return aboutHealth.test(question);
}

/** Measurements and photos of the body are read by who may view health records, without a mark. */
export function mayBeMarked({ kind }: Pick<Question, 'kind'>): boolean {
  return kind !== 'metric' && kind !== 'progress';
}
