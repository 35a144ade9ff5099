const unitFirst = /(?<![\p{L}\d])(?<!\d )(kg|gr?|grammi|ml)\.? ?(\d[\d.,]*)(?![\p{L}\d%])/giu;

/** `60 g` for `g 60`. */
export function withUnitsBehind(text: string): string {
  return text.replaceAll(unitFirst, '$2 $1');
}

const aboutNumber = /(?<!\p{L})(?:circa|ca\.?|about)\s?(?=\d)/giu;

/** `80 g` for `circa 80 g`. */
export function withoutAbout(text: string): string {
  return text.replaceAll(aboutNumber, '');
}

const bracketed = /\s?\((\d[\d.,]*) ?(kg|gr?|ml|cl|dl)\.?\)/iu;

export interface SeparatedWeight {
  /** The text without the weight. */
  text: string;
  digits: string;
  unit: string;
}

/** Separates a weight in brackets, `1 frutto (150 g)`; null without one. */
export function bracketedWeight(text: string): SeparatedWeight | null {
  const found = bracketed.exec(text);
  const [all = '', count = '', unit = ''] = found ?? [];
  return found ? { text: text.replace(all, '').trim(), digits: count, unit } : null;
}

const each = String.raw`each|apiece|ciascun[oa]|cadaun[oa]|cad\.?|(?:al)?l['’]un[oa]`;
const weightOfPiece = new RegExp(
  String.raw`(?:^|,? )\(?(da |from )?(\d[\d.,]{0,9}) ?(grammi|kg|gr?|ml|cl|dl|l)\.?(?!\p{L})( (?:${each})(?!\p{L}))?\)?`,
  'giu',
);

/** Separates the weight of each piece, `2 yogurt da 125 g`, `2 slices of bread (30 g each)`; null without one. */
export function weightOfEach(text: string): SeparatedWeight | null {
  const found = [...text.matchAll(weightOfPiece)].find(([, from, , , ofEach]) => from || ofEach);
  const [all = '', , count = '', unit = ''] = found ?? [];
  return found ? { text: text.replace(all, '').trim(), digits: count, unit } : null;
}

/** Separates a weight at the end, `1 yogurt 150 g`; null without one. */
export function weightAtEnd(text: string): SeparatedWeight | null {
  const found = [...text.matchAll(weightOfPiece)].at(-1);
  const [all = '', , count = '', unit = ''] = found ?? [];
  return found && text.endsWith(all) ? { text: text.slice(0, -all.length).trim(), digits: count, unit } : null;
}

const inBrackets = /\s?\((?:= ?|~ ?|pari a )?([^()]{1,40})\)/giu;
const atEnd =
  /^(.*\d ?(?:grammi|kg|gr?|ml|cl|dl|l)\.?)(?:[ ,;]{0,2}[=≈~–-] ?|, | )(?:(?:o|or|pari a|cioè) )?([^()]{1,40})$/iu;

/** Brackets of a line that are looked at: of thousands none is a household measure. */
const mostBrackets = 3;

/** Separates what may be a household measure behind a weight, in brackets or not: `latte 150 ml (1 tazza)`, `latte 150 ml = 1 tazza`. */
export function measuresBehind(text: string): { text: string; measure: string }[] {
  const bracketedOnes = [...text.matchAll(inBrackets)].slice(0, mostBrackets).map(([all, inner = '']) => ({
    text: text.replace(all, '').trim(),
    measure: inner.trim(),
  }));
  const [, before, behind] = atEnd.exec(text) ?? [];
  return before && behind ? [...bracketedOnes, { text: before, measure: behind.trim() }] : bracketedOnes;
}
