interface NamedMeasure {
  label: string;
  label_en: string;
}

/** Other words for measures. */
const sameMeasures: Record<string, string> = {
  ...{ tbsp: 'tablespoon', tsp: 'teaspoon' },
  ...{ pugno: 'manciata', pugni: 'manciata' },
  leaves: 'leaf',
  ...{ tin: 'can', tins: 'can', tub: 'pot', tubs: 'pot', rasher: 'fetta', rashers: 'fetta' },
};

/**
 * The measure with this name, in singular or plural; else the first one whose first word it is (`fette` of `fetta media`); else the one
 * that another word for it names in these ways; else the first one whose name begins with it.
 */
export function measureNamed<M extends NamedMeasure>(typed: string, measures: readonly M[]): M | undefined {
  const typedName = folded(typed);
  const name = sameMeasures[typedName] ?? typedName;
  return (
    measureOf(typedName, measures) ??
    measureOf(name, measures) ??
    measures.find((measure) => namesOf(measure).some((label) => label.startsWith(name) && !isTeaspoon(label, name)))
  );
}

function measureOf<M extends NamedMeasure>(name: string, measures: readonly M[]): M | undefined {
  return (
    measures.find((measure) => namesOf(measure).includes(name)) ??
    measures.find((measure) => namesOf(measure).some((label) => stem(label) === stem(name))) ??
    measures.find((measure) => namesOf(measure).some((label) => stem(label.split(' ')[0] ?? '') === stem(name)))
  );
}

/** With the one piece that a serving is: `quadretto` of `porzione (quadretto)`, not `3-4 fette`. */
const namesOf = ({ label, label_en }: NamedMeasure) =>
  [label, label_en].filter(Boolean).flatMap((one) => [nameWithoutNumber(one), ...pieceInBrackets(one)]);

function pieceInBrackets(label: string): string[] {
  const [, piece] = /^(?:porzione|serving) \((\p{L}[^()]*)\)$/u.exec(folded(label)) ?? [];
  return piece ? [piece] : [];
}

/** `cucchiaio` of a measure that was named `1 cucchiaio`. */
function nameWithoutNumber(label: string): string {
  return folded(label).replace(/^1 /, '');
}

interface NamedFood<M extends NamedMeasure> {
  name: string;
  name_en: string;
  portions: readonly M[];
}

/** The measure that is one of the food itself: `fetta biscottata` of `Fette biscottate`, `noce` of `Noci, secche`. */
export function measureOfItself<M extends NamedMeasure>({ name, name_en, portions }: NamedFood<M>): M | undefined {
  const firstWord = (text: string) => stem(folded(text).split(/[\s,]/)[0] ?? '');
  const names = [name, name_en].filter(Boolean).map(firstWord);
  return portions.find(({ label, label_en }) =>
    [label, label_en].filter(Boolean).some((one) => names.includes(firstWord(one))),
  );
}

/** Lower case without accents and surrounding spaces. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

/** The word without the ending that differs between singular and plural: `cucchiaio`, `cucchiai`; `glass`, `glasses`. */
function stem(word: string): string {
  return word.replace(/(?<!s)s$/, '').replace(/[aeio]+$/, '');
}

/** `cucchiai` is a whole word, not the beginning of `cucchiaino`. */
function isTeaspoon(label: string, name: string): boolean {
  return label.startsWith('cucchiain') && /^cucchiaio?$/.test(name);
}
