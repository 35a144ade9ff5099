import { withoutHeading } from './line-headings.ts';

/** Marks of footnotes. A number is one in brackets or in superscript only. */
const mark = String.raw`\*{1,3}|[¹²³⁴-⁹]|[°†‡§]|[([](?:\d|\*{1,3})[)\]]`;
const footnote = new RegExp(
  String.raw`^\s{0,8}(?:[-–•]\s{1,3})?(?<mark>${mark})\s{0,3}(?:[:–-]\s{0,3}|=\s{0,3}(?!\d|un))?(?=\S)`,
  'u',
);
/** Behind a word, `fiocchi d'avena*`, or a quantity, `avena 30 g *`; not `2 * 125 g`. */
const reference = new RegExp(
  String.raw`(?:(?<=[\p{L})'’%.])\s?|(?<=\d)(?=[*¹²³⁴-⁹†‡§])|(?<=\d)\s?(?=[([]))(?<mark>${mark})(?=[\s,;:.)+–-]|$)`,
  'gu',
);
/** Words in bold letters, of which the marks are no footnotes: `*Colazione*`. */
const bold = /(?<=^|[\s(>-])(\*{1,3})(?=[^\s*])[^*]{1,120}(?<=[^\s*])\1(?!\*)/gu;

const replaces = String.raw`(?:[\p{L}’']{1,20}[:,]?\s){0,5}sostitu\p{L}{2,8}(?:\s\p{L}{1,20}){0,5}?\s(?:con|da):?\s`;
const replacesInEnglish = String.raw`(?:[\p{L}’']{1,20}[:,]?\s){0,5}(?:substitut|replac|swap|exchang)\p{L}{1,4}(?:\s\p{L}{1,20}){0,3}?\s(?:with|by|for):?\s`;
const instead = String.raw`oppure[\s:]{1,3}|(?:o|or)\s(?=\d)|(?:in\s)?alternativ[ae][\s:]{1,3}|alternativel?y?[\s:]{1,3}|=\s?`;
/** What a footnote says before the foods that may be eaten instead: `sostituibili con 40 g di pane`. */
const beforeOptions = new RegExp(`^(?:${replaces}|${replacesInEnglish}|${instead})`, 'iu');

/** A longer footnote is a note of its own, and so are those of more marks. */
const mostCharacters = 160;
const mostMarks = 80;

interface Footnote {
  index: number;
  mark: string;
  note: string;
  /** Whether a space follows the mark. */
  isSpaced: boolean;
}

/**
 * The lines with each footnote, `* sostituibili con 40 g di pane`, at the foods with its mark, `avena* 30 g`, in brackets: as their
 * alternatives, or as what is said of them. The footnote of a heading is a note below it.
 */
export function withFootnotesAtFoods(lines: readonly string[]): string[] {
  const marked = lines.map(referencesIn);
  const named = new Set(marked.flatMap((found) => found.map((one) => one.mark)));
  if (named.size === 0) return [...lines];
  const footnotes = withoutListItems(lines.flatMap((line, index) => footnoteIn(line, index, named)));
  const count = marked.flat().length;
  const isInPlace = (one: Footnote) => count <= mostMarks && one.note.length <= mostCharacters;
  const ofLine = new Map(footnotes.map((one) => [one.index, one]));
  return lines.flatMap((line, index) => {
    const own = ofLine.get(index);
    if (own) return isInPlace(own) ? [''] : [`Nota: ${own.mark} ${own.note}`];
    const headingLength = line.length - withoutHeading(line).rest.length;
    const below: string[] = [];
    let written = line;
    for (const { start, end, mark: name } of (marked[index] ?? []).toReversed()) {
      const found = footnoteOf(name, { index, footnotes });
      if (!found && !name.startsWith('*')) continue;
      const isOfHeading = end <= headingLength;
      if (found && isOfHeading && isInPlace(found)) below.unshift(`Nota: ${found.note}`);
      const inBrackets = found && !isOfHeading && isInPlace(found) ? ` (${remarkOf(found.note)})` : '';
      written = `${written.slice(0, start)}${inBrackets}${written.slice(end)}`;
    }
    return [written, ...below];
  });
}

interface Reference {
  mark: string;
  start: number;
  end: number;
}

function referencesIn(line: string): Reference[] {
  const plain = line.replaceAll(bold, (all) => ' '.repeat(all.length));
  return [...plain.matchAll(reference)].map(({ 0: all, index, groups = {} }) => ({
    mark: nameOf(groups['mark'] ?? ''),
    start: index,
    end: index + all.length,
  }));
}

/** The same name for `(1)`, `[1]` and `¹`. */
function nameOf(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[()[\]]/gu, '');
}

function footnoteIn(line: string, index: number, named: ReadonlySet<string>): Footnote[] {
  const found = footnote.exec(line.replaceAll(bold, (all) => ' '.repeat(all.length)));
  const name = nameOf(found?.groups?.['mark'] ?? '');
  const note = line.slice(found?.[0].length).trim();
  if (!found || !named.has(name) || !/\p{L}/u.test(note) || withoutHeading(note).headings.length > 0) return [];
  return [{ index, mark: name, note: note.replace(/\s*\.$/u, ''), isSpaced: /\s$/u.test(found[0]) }];
}

/** The footnotes without the foods of a list that has the same sign as its bullets. */
function withoutListItems(found: readonly Footnote[]): Footnote[] {
  const stars = found.filter((one) => one.mark === '*');
  const textsLike = (isSpaced: boolean) => new Set(stars.flatMap((one) => (one.isSpaced === isSpaced ? one.note : [])));
  const isBullet = ({ mark: name, isSpaced }: Footnote) => name === '*' && textsLike(isSpaced).size > 1;
  return found.filter((one) => !isBullet(one) || beforeOptions.test(one.note));
}

/** The next footnote with the mark below a line, else the last one above it. */
function footnoteOf(
  name: string,
  { index, footnotes }: { index: number; footnotes: readonly Footnote[] },
): Footnote | undefined {
  const same = footnotes.filter((one) => one.mark === name);
  return same.find((one) => one.index > index) ?? same.at(-1);
}

/** `oppure 40 g di pane`, or what is said of the food. A number in it is not its quantity. */
function remarkOf(note: string): string {
  const plain = note.replaceAll(/\s?[()[\]]\s?/gu, ' ').trim();
  const options = plain.replace(beforeOptions, '');
  if (options !== plain) return `oppure ${options.replaceAll(/,\s(?=\d)/gu, '; ')}`;
  return /\p{N}/u.test(plain) ? `nota: ${plain}` : plain;
}
