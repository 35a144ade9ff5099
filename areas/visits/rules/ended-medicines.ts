import { withoutRelatives } from '#areas/dietary-profiles/rules/relatives.ts';

/** A part of every text that says that a medicine is not taken any more, as a regular expression of PostgreSQL to search answers for. */
export const partsOfEndingWords =
  'smess|sospes|interrott|terminat|non (ne )?(prend|assum|us).{0,20} pi|no longer|stopped|discontinu|came off|come off|quit';

/** When a text was written: on a day of the reader's calendar and, unless only the day is known, at an instant. */
interface WrittenAt {
  day: string;
  at?: string;
}

/** What a text says of medicines that are not taken any more. */
export interface EndedMedicines extends WrittenAt {
  /** In lower case. */
  names: readonly string[];
}

const auxiliary =
  "(?<!(?:non|not|n[’']t|se|if) )(?:ho|ha|abbiamo|have|has|i|she|he)(?: (?:già|ormai|anche|appena|da poco|poi|already|just))*";
/** Words before the names of what is not taken any more. */
const endedBefore = new RegExp(
  [
    String.raw`(?<!\p{L})${auxiliary} (?:smesso(?: di (?:prendere|assumere|usare)| con)?|sospeso|interrotto|terminato|stopped(?: taking| using)?|discontinued|quit|c[ao]me off)`,
    String.raw`(?<!\p{L})non (?:prend[oe]|assum[oe]|us[oa]) più|(?<!\p{L})no longer (?:takes?|uses?|taking|on)`,
    String.raw`^(?:sospes[oaie]|smess[oaie]|interrott[oaie]|stopped|discontinued)`,
  ].join('|'),
  'iu',
);
/** Words behind them. */
const endedBehind =
  /(?<!\p{L})(?:(?:è|e['’]|sono|was|were|been) )?(?:stat[oaie] )?(?<!(?:non|not|se|if) )(?:sospes[oaie]|smess[oaie]|interrott[oaie]|terminat[oaie]|stopped|discontinued)(?!\p{L})/iu;
/** A break after which the medicine is taken again. */
const isBreak =
  /(?<!\p{L})(?:temporane\p{L}+|momentane\p{L}+|ripre(?:nd|s)\p{L}+|(?:per|for) (?:un|una|due|tre|qualche|alcun[ie]|a|two|three|some|\d+) ?(?:giorn|settiman|mes|day|week|month)\p{L}*|per ora|for now|until|again|di nuovo)(?!\p{L})/iu;
/** What follows the names: since when and why. */
const behindNames =
  /(?<!\p{L})(?:perché|poiché|da|dal|dalla|dai|dopo|ma|però|nel|in|su|per|quando|because|since|after|but|on|as|when)(?!\p{L}).*$/iu;
const noName =
  /^(?:terapi\p{L}|cura|farmac\p{L}+|medicin\p{L}+|integrator\p{L}|pastigli\p{L}|compress\p{L}|pillol\p{L}|della|delle|dello|degli|dell|tutt[aoie]|anche|solo|quest[aoie]|with|taking|also|this|that|mese|anno|settimana|scors[aoie]|month|year|week|last)$/iu;
const minLetters = 4;

/** The names of what a text says is not taken any more, in lower case: “ho smesso Eutirox”, “Cardioaspirina sospesa a marzo”. */
export function endedNamesIn(text: string): string[] {
  return withoutRelatives(text)
    .split(/[;!?\n]+|\.(?=\s|$)/)
    .filter((sentence) => !isBreak.test(sentence))
    .flatMap((sentence) => {
      const before = endedBefore.exec(sentence.trim());
      if (before) return namesOf(sentence.trim().slice(before.index + before[0].length));
      return sentence.split(',').flatMap((part) => {
        const behind = endedBehind.exec(part);
        return behind ? namesOf(part.slice(0, behind.index)) : [];
      });
    });
}

function namesOf(text: string): string[] {
  const found = text.replace(behindNames, '').match(/\p{L}+/gu) ?? [];
  return found.filter((word) => word.length >= minLetters && !noName.test(word)).map((word) => word.toLowerCase());
}

interface DatedText extends WrittenAt {
  text: string;
}

/**
 * A text about what a client takes without its parts that name what a text of that time or later says is not taken any more, and without
 * those whose last day is over: “Eutirox fino a marzo 2024”. Empty when nothing is left; else the text as it was written, or its other parts.
 */
export function withoutEnded({ text, ...written }: DatedText, ended: readonly EndedMedicines[], on: string): string {
  const names = new Set(ended.flatMap((one) => (isLater(one, written) ? one.names : [])));
  const parts = text.split(/[,;\n]+|\s(?:e|ed|and|\+)\s/).flatMap((part) => part.trim() || []);
  const left = parts.filter(
    (part) => !(part.match(/\p{L}+/gu) ?? []).some((word) => names.has(word.toLowerCase())) && !isOver(part, on),
  );
  return left.length === parts.length ? text : left.join(', ');
}

/** Of two texts of a day of which one has no instant, the first counts as the later one. */
function isLater(one: WrittenAt, than: WrittenAt): boolean {
  return one.at && than.at ? one.at >= than.at : one.day >= than.day;
}

const months = [
  'gen|jan',
  'feb',
  'mar',
  'apr',
  'mag|may',
  'giu|jun',
  'lug|jul',
  'ago|aug',
  'set|sep',
  'ott|oct',
  'nov',
  'dic|dec',
].map((name) => new RegExp(`^(?:${name})`, 'i'));
const lastDay =
  /(?<!\p{L})(?:fino (?:a|al|alla|all['’]) ?|until |till )(?:(\d{1,2})[/.\- ])?(?:(\d{1,2})[/.\-]|(\p{L}{3,9}) )?((?:19|20)\d\d)(?!\d)/iu;

/** Whether a part says a last day, month or year that is before the day `on`. */
function isOver(part: string, on: string): boolean {
  const found = lastDay.exec(part);
  if (!found) return false;
  const [, first, second, name, year = ''] = found;
  const named = name ? months.findIndex((month) => month.test(name)) + 1 : 0;
  if (name && named === 0) return false;
  // “03/2024” has its month where “12/03/2024” has its day.
  const month = named || Number(second ?? first ?? 0);
  const day = named || second ? Number(first ?? 0) : 0;
  const written = [year, month, day].map((one) => String(one).padStart(2, '0'));
  const known = written.slice(0, month === 0 ? 1 : day === 0 ? 2 : 3).join('-');
  return known < on.slice(0, known.length);
}
