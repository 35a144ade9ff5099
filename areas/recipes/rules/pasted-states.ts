/** How a food is weighed rather than another food: `cotta`, `a crudo`, `in scatola`. */
const stateWords =
  'crud[oaie]|secc(?:o|a|hi|he)|(?:pre)?cott[oaie]|fresc(?:o|a|hi|he)|less[oaie]|lessat[oaie]|bollit[oaie]|(?:s?con|sur)gelat[oaie]|' +
  'sgocciolat[oaie]|scolat[oaie]|ammollat[oaie]|reidratat[oaie]|sbucciat[oaie]|pulit[oaie]|inter[oaie]|magr[oaie]|integral[ei]|scremat[oaie]|' +
  'scatola|barattolo|vetro|lattina|raw|cooked|boiled|dry|dried|fresh|frozen|canned|drained';
const besideStates = 'a|ad|al|da|di|in|gia|già|ben|bene|peso|pesat[oaie]|netto|circa|se|weighed|when|in';
const isState = new RegExp(`^(?:${stateWords})$`, 'iu');
const isBeside = new RegExp(`^(?:${besideStates})$`, 'iu');
const isRaw = /(?<!\p{L})(?:crud[oaie]|secc(?:o|a|hi|he)|raw|dry|dried)(?!\p{L})/iu;

/** Whether words only say in which state a food is, as `cotta` in `pasta 80 g cruda o 160 g cotta`. */
export function isStateOnly(text: string): boolean {
  const spelled = text.split(/[^\p{L}]+/u).filter(Boolean);
  return (
    spelled.some((word) => isState.test(word)) && spelled.every((word) => isState.test(word) || isBeside.test(word))
  );
}

const weight = String.raw`\d[\d.,]{0,6} ?(?:gr?|kg|ml)\.?(?!\p{L})`;
const twoWeights = new RegExp(
  String.raw` ?\( ?(${weight}[^()\d]{0,30}?) ?(?: oppure | o | or |\/|[,;]) ?(${weight}[^()\d]{0,30}?) ?\)`,
  'giu',
);

/** `pasta 80 g a crudo o 160 g cotta` for `pasta (160 g cotta o 80 g a crudo)`: of two weights that of the raw food comes first. */
export function withStatesOutside(line: string): string {
  return line.replaceAll(twoWeights, (typed: string, first: string, second: string) => {
    const [one, other] = [first, second].map((part) => part.replace(new RegExp(weight, 'iu'), '').trim());
    const isOfStates = [one, other].every((state) => !state || isStateOnly(state)) && one !== other;
    if (!isOfStates) return typed;
    const isSecondRaw = isRaw.test(other ?? '') || (other === '' && !isRaw.test(one ?? ''));
    return isSecondRaw ? ` ${second} o ${first}` : ` ${first} o ${second}`;
  });
}
