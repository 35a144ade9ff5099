import type { Question } from '../contract/questions.ts';

/** Words of questions about health, in Italian and English, as beginnings of words. */
const beginnings = [
  'malatt|patolog|diagnos|disturb|sintom|salute|farmac|medicin|terapi|allerg|intoller|infortun|chirurg|operat[oa]|dolor|cardia|cuore',
  'diabet|asma|tiroid|gravidanz|incint|allatt|mestru|ciclo mestruale|pressione (?:alta|bassa|arteriosa)|esami (?:del|recenti)|celiach|depress|ansia',
  'disease|illness|condition|symptom|health|medication|medicine|drug|therap|intoleran|injur|surger|pain|heart|blood|thyroid',
  'pregnan|breast-?feed|menstrua|coeliac|celiac|anxiety|eating disorder|test results',
].join('|');
const aboutHealth = new RegExp(`(?<!\\p{L})(?:${beginnings})`, 'iu');

/** Whether a question that is not marked as one about health has words of such questions. Nothing is decided by it, only proposed. */
export function mayBeAboutHealth({ isHealth, kind, text }: Question): boolean {
  return !isHealth && mayBeMarked({ kind }) && hasHealthWords(text);
}

export function hasHealthWords(question: string): boolean {
  return aboutHealth.test(question);
}

/** Measurements and photos of the body have readers of their own. */
export function mayBeMarked({ kind }: Pick<Question, 'kind'>): boolean {
  return kind !== 'metric' && kind !== 'progress';
}
