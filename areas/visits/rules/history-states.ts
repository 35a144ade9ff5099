import {
  maternalStatesNamedIn,
  mentionsMaternalState,
  partsOfMaternalWords,
  saysBabyExpected,
  wordsToMaternalName,
} from '#areas/dietary-profiles/rules/maternal-names.ts';
import { possibleStatesIn, wishedState } from '#areas/dietary-profiles/rules/own-states.ts';
import { asQuestion } from '#areas/dietary-profiles/rules/unrecognised.ts';
import { yesOrNo } from '#areas/dietary-profiles/rules/yes-or-no.ts';
import { anamnesisSections, type BuiltInField, isBuiltInField } from './anamnesis-fields.ts';

/** Built-in fields of the medical history that may say that the client is pregnant or breastfeeding. */
export const stateFields: readonly string[] = [
  'goal',
  'menstrual_cycle',
  'pregnancies',
  ...anamnesisSections.pathology,
  ...anamnesisSections.medicines,
  'exams',
] satisfies BuiltInField[];

const maternalWord = new RegExp(partsOfMaternalWords, 'i');
const nameOfRelatives = /famigl|familiar|parent|genitor|relative|family/i;

/** Words before a state that is that of other persons, prepared, over or not so. */
const notPresentBefore = new RegExp(
  `(?<!\\p{L})(?:${[
    'sorell\\p{L}|figlia|mamma|madre|moglie|compagna|cognata|nuora|amic(?:a|he)|nipot[ei]|collega|colleghe|donne|gestanti',
    'sister|daughter|mother|wife|niece|friends?|colleagues?|women|prepar\\p{L}+',
    'nega\\p{L}*|esclu\\p{L}+|mai|denie[sd]|never|quando|when|era|aveva|ha avuto|pregress\\p{L}|precedent\\p{L}|previous|past|had|was',
  ].join('|')})(?!\\p{L})`,
  'iu',
);
/** Words behind a state that is over, that of other persons or not so. */
const notPresentBehind =
  /(?<!\p{L})(?:pregnant (?:women|mums|mothers|clients)|(?:mes[ei]|ann[oi]|settiman[ae]|giorn[oi]|months?|years?|weeks?|days?) (?:fa|ago)|esclu\p{L}+|terminat\p{L}|conclus\p{L}|finit\p{L}|interrott\p{L}|sospes\p{L}|smess\p{L}|ended|stopped|finished|ruled out|excluded)(?!\p{L})/iu;
/** The beginning of what happened in a former pregnancy or breastfeeding: “in gravidanza ha preso 20 kg”. */
const formerState = /^in (?:gravidanza|allattamento|pregnancy) (?:ha|aveva|ho|avevo|pres[oaie]|had|gained)(?!\p{L})/iu;
/** What follows the name of a state behind a colon and says that it is not present: “Gravidanza: 2”, “Allattamento: 12 mesi”, “nega”. */
const countOrDenial =
  /^(?:\d+ ?(?:mes[ei]|ann[oi]|months?|years?)?|(?:nega|no|nessuna|esclusa|assente|none|denied)(?!\p{L}).*)$/iu;
/**
 * Words for a state that is present wherever they are written. Other fields than those about pregnancies also have “in gravidanza” for
 * what happened in a former one: “peso preso in gravidanza”.
 */
const presentState =
  /(?<!\p{L})(?:incint[ae]|gravida|gestante|allatt[ao]|allattando|pregnant|breast-? ?feeding|(?:gravidanza|allattamento|pregnancy) (?:in (?:corso|atto)|attuale|present)|current pregnancy|(?:è|e'|sono|attualmente|ora|currently) in (?:gravidanza|allattamento))(?!\p{L})|^in (?:gravidanza|allattamento)(?!\p{L})/iu;
const fromYear = /(?<!\p{L})(?:dal|da|since|from)(?: \p{L}+)? (?:19|20)\d\d/iu;
const years = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
const isYear = /^\s*(?:(?:nel|in) )?(?:19|20)\d\d\s*$/i;

/** Weeks, a trimester and a due date, which say in a field about pregnancies that there is one: “24 settimane”, “24+3”, “II trimestre”. */
const gestation = [
  String.raw`(?<![\d+])(?:[1-9]|[1-3]\d|4[0-2])\s?\+\s?[0-6](?!\d)`,
  String.raw`(?<![\d+])(?:[1-9]|[1-3]\d|4[0-2])(?:a|ª|°|th|st|nd|rd|[ \-]?esima)?[ \-]?(?:settiman[ae]|sett|s\.?g|weeks?|wks?|w)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:i{1,3}|[1-3]°|primo|secondo|terzo|first|second|third|1st|2nd|3rd) trimest`,
  String.raw`(?<!\p{L})(?:[1-9]°|[1-9](?:st|nd|rd|th)|primo|secondo|terzo|quarto|quinto|sesto|settimo|ottavo|nono|fifth|sixth|seventh|eighth|ninth) (?:mese|month)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:sett(?:imana|\.)?|week) ?(?:[4-9]|[1-3]\d|4[0-2])(?!\d)`,
  String.raw`(?<!\p{L})(?:dpp|edd|due date|(?:parto|termine) previst)`,
].join('|');
const isGestation = new RegExp(gestation, 'iu');
const otherWeeks =
  /(?<!\p{L})(?:tc|cesare\p{L}+|c-section|ivg|raschiament\p{L}|g\d ?p\d|part[oi](?! previst)|partorit\p{L}|nat[oaie]|nascit\p{L}|abort\p{L}|termine(?! previst)|figli\p{L}*|bambin\p{L}|neonat\p{L}|puerper\p{L}|post.?partum|allatt\p{L}+|ciclo|cicli|ritard\p{L}|fa|ogni|births?|born|delivered|miscarr\p{L}+|child|baby|newborn|infant|gravidanze|pregnancies|cycles?|late|ago|every)(?!\p{L})/iu;

/** Words of an aim about what a former state or its end has left: “perdere i kg presi in gravidanza”, “lose the weight gained while pregnant”. */
const leftByState =
  /(?<!\p{L})(?:pres[oiae]|mess[oiae]|accumulat\p{L}|guadagnat\p{L}|acquisit\p{L}|aumentat\p{L}|ingrassat\p{L}|avut\p{L}|lasciat\p{L}|dopo|post|gained|put on|left|after)(?!\p{L})/iu;
const aimInState = /(?<!\p{L})in (?:gravidanza|allattamento)(?!\p{L})/iu;
/** The time or the reason of an aim, which is read as the state: “alimentazione per la gravidanza”, “stay healthy during pregnancy”. */
const timeOfAim = /(?<!\p{L})(?:durante|per) l(?:a |['’] ?)(?=(?:gravidanza|allattamento)(?!\p{L}))/giu;
const englishTimeOfAim = /(?<!\p{L})(?:during|in|throughout) (?:(?:my|her|the) )?pregnancy(?!\p{L})/giu;
/** “Gravidanza, settimana 24”, “gravidanza 24+3”: weeks behind the noun alone. */
const beginsWithPregnancy = /^(?:gravidanza|pregnancy)(?!\p{L})/iu;
/** The noun that is an aim of its own, “Allattamento”, and with what is said of a present pregnancy alone, “Gravidanza a rischio”. */
const nounOfAim = /^(?:gravidanza|pregnancy|allattamento)(?!\p{L})/iu;
const qualifiedNoun = /^gravidanza (?:gemellare|a rischio)(?!\p{L})/iu;
/** Ends of a pregnancy, of which weeks in a note are: “Aborto, 10a settimana di gravidanza”. */
const endOfPregnancy =
  /(?<!\p{L})(?:part[oi](?! previst)|partorit\p{L}|nat[oaie]|abort\p{L}|raschiament\p{L}|ivg|births?|born|delivered|miscarr\p{L}+)(?!\p{L})/iu;

/** Breastfeeding now, beside which weeks are those of a pregnancy: “24+3, allatta ancora”. */
const presentBreastfeeding = /(?<!\p{L})(?:allatta|allattando)(?!\p{L})(?= ancora| il primo| la prima|$)/iu;

interface HistoryAnswer {
  /** The id of a field; of the client's record “goal” and “note”, of the note of the dietary profile “profile”. */
  field: string;
  /** The name of the field. */
  name: string;
  text: string;
  /** The day of the visit. */
  day: string;
  /** A question about pregnancy, which weeks alone answer. */
  stateQuestion: string;
}

/**
 * What an answer of the medical history, the goal or the note of the client's record or the note of the profile says of a present pregnancy or breastfeeding,
 * also with a doubt, as answers to questions: the clauses about the state alone. Of the name of a field about pregnancies weeks and a yes
 * are answers, too.
 */
export function statesInHistory({ field, name, text, day, stateQuestion }: HistoryAnswer) {
  const isOwn = !isBuiltInField(field);
  if (!isOwn && !stateFields.includes(field)) return [];
  if (isOwn && nameOfRelatives.test(name)) return [];
  const isAsked = field === ('pregnancies' satisfies BuiltInField) || (isOwn && maternalWord.test(name));
  if (isAsked && isOwn && yesOrNo(text) === 'yes' && !mentionsMaternalState(text))
    return maternalStatesNamedIn(asQuestion(name)).length > 0 ? [{ question: name, text: text.trim() }] : [];

  const isGoal = field === ('goal' satisfies BuiltInField);
  const isNote = field === 'note' || field === 'profile';
  const read = isGoal ? text.replaceAll(timeOfAim, 'in ').replaceAll(englishTimeOfAim, 'while pregnant') : text;
  const clauses = sentencesOf(read).flatMap((sentence) => clausesOf(sentence, { day, isAsked, isGoal, isNote }));
  const named = clauses.filter(({ isNamed }) => isNamed);
  const isPregnant = named.some((clause) => possibleStatesIn(clause.text).includes('pregnant'));
  const weeks = isPregnant ? [] : clauses.filter(({ isNamed }) => !isNamed);
  const about = isPregnant ? clauses : named;
  const joined = (found: readonly Clause[]) => found.map((clause) => clause.text).join(', ');
  return [
    ...(about.length > 0 ? [{ question: name, text: joined(about) }] : []),
    ...(weeks.length > 0 ? [{ question: stateQuestion, text: joined(weeks) }] : []),
  ];
}

interface Clause {
  text: string;
  /** Whether it names a state; otherwise it has weeks, a trimester or a due date. */
  isNamed: boolean;
}

/**
 * The clauses of a sentence about a present state. An aim in a state, “mangiare bene in gravidanza”, is about a present one, unless it is
 * about what a former one has left.
 */
function clausesOf(
  sentence: string,
  { day, isAsked, isGoal, isNote }: { day: string; isAsked: boolean; isGoal: boolean; isNote: boolean },
): Clause[] {
  const named = possibleStatesIn(sentence);
  const isAboutPregnancy = isAsked || ((isGoal || isNote) && beginsWithPregnancy.test(sentence));
  const hasEnded = endOfPregnancy.test(sentence);
  const parts = sentence.split(/[,:()]+|\s[-–]\s|\s(?:ma|però|but|ora|adesso|now)\s/i).map((part) => part.trim());
  return parts.flatMap((part, index): Clause[] => {
    const following = parts[index + 1] ?? '';
    if (
      !isPresent(part) ||
      countOrDenial.test(following) ||
      isOfPast(isYear.test(following) ? `${part} ${following}` : part, day) ||
      (isGoal && leftByState.test(wordsToMaternalName(part) ?? part))
    )
      return [];
    const isStated =
      isAsked ||
      presentState.test(part) ||
      saysBabyExpected(part) ||
      (isGoal && (aimInState.test(part) || isGestation.test(part) || nounOfAim.test(part))) ||
      (isNote && (qualifiedNoun.test(part) || (isGestation.test(part) && !hasEnded)));
    const isNamed = isStated && possibleStatesIn(part).some((state) => named.includes(state));
    if (isNamed) return [{ text: part, isNamed: true }];
    const isOfPregnancy =
      isAboutPregnancy && isGestation.test(part) && !otherWeeks.test(sentence.replace(presentBreastfeeding, ' '));
    return isOfPregnancy ? [{ text: part.replace(beginsWithPregnancy, '').trim(), isNamed: false }] : [];
  });
}

function isPresent(clause: string): boolean {
  const isFormer = notPresentBehind.test(clause) || formerState.test(clause);
  const wordsBefore = wordsToMaternalName(clause) ?? clause;
  return !isFormer && !notPresentBefore.test(wordsBefore) && !wishedState.test(wordsBefore);
}

/** Whether all years of a clause are before the year of a pregnancy of that day, and none says since when. */
function isOfPast(clause: string, day: string): boolean {
  const found = [...clause.matchAll(years)].map(([year]) => Number(year));
  return found.length > 0 && !fromYear.test(clause) && found.every((year) => year < Number(day.slice(0, 4)) - 1);
}

/** Full stops of abbreviations and numbers end no sentence. */
function sentencesOf(text: string): string[] {
  return text.split(/[;!\n]+|(?<!sett)\.(?=\s|$)/i).flatMap((sentence) => sentence.trim() || []);
}
