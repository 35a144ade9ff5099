import { foodsNamedBesides } from '#areas/aliments/rules/named-foods.ts';
import { restrictedGroupsNamedBesides, restrictedGroupsOf } from '#areas/aliments/rules/restricted-foods.ts';
import type { ListedAliment } from '#areas/aliments/contract/library.ts';
import type { Language } from '#shell/common/fields.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import type { ParsedIngredient } from '../contract/library.ts';

/** A state in which a food is weighed, and that changes its values: 150 g of boiled chickpeas are about 55 g of dried ones. */
export type SaidState = 'cooked' | 'canned';

type Named = Pick<ListedAliment, 'name' | 'name_en'>;
type Read = Pick<ParsedIngredient, 'food' | 'unread'>;
type ReadWithPackage = Read & Pick<ParsedIngredient, 'container' | 'measure'>;

const cooked =
  '(?:ben |pre)?cott[oaie]|bollit[oaie]|less[oaie]|lessat[oaie]|al vapore|(?:pre|well )?cooked|boiled|steamed';
const canned = 'in scatola|canned|tinned';
const patternOf = (source: string) => new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'giu');
const patterns: Readonly<Record<SaidState, RegExp>> = { cooked: patternOf(cooked), canned: patternOf(canned) };
const raw = patternOf('crud[oaie]|secc(?:o|a|hi|he)|raw|dry|dried');

/** Names of food in a can or jar: `Sardine sott'olio, sgocciolate`. */
const cannedName = patternOf(`${canned}|sgocciolat[oaie]|drained`);

/** The words of each state in the names of the library, those of the state that is nearest last. */
const searchedWords: Readonly<Record<Language, Record<SaidState, string[]>>> = {
  it: { cooked: ['bollito', 'cotto', 'al vapore', 'in scatola'], canned: ['in scatola', 'bollito'] },
  en: { cooked: ['boiled', 'cooked', 'steamed', 'canned'], canned: ['canned', 'tinned', 'boiled'] },
};

/** The words of the names of the library for the other states of a food that is dry, or that is cooked or canned. */
const otherStateWords: Readonly<Record<Language, Record<'ofDry' | 'ofCooked', string[]>>> = {
  it: { ofDry: ['bollito', 'cotto', 'in scatola'], ofCooked: ['secco', 'crudo'] },
  en: { ofDry: ['boiled', 'cooked', 'canned'], ofCooked: ['dried', 'raw'] },
};

/** The words for how the food is weighed. Words beside another weight are of that one: `80 g (160 g cotta)`. */
function wordsOfQuantity({ food, unread }: Read): string {
  const wordsBeside = unread.split(', ').filter((part) => !/\d/u.test(part));
  return [food, ...wordsBeside].join(', ');
}

/** Whether the line says that its quantity is that of cooked food, in any of the words of `pattern`. */
export function isSaidOfQuantity(line: Read, pattern: RegExp): boolean {
  return pattern.test(wordsOfQuantity(line));
}

/** The state in which the line weighs its food; null when it says none, or also that the food is raw. */
export function saidState(line: Read): SaidState | null {
  const ofQuantity = wordsOfQuantity(line);
  if (ofQuantity.search(raw) !== -1) return null;
  return (['canned', 'cooked'] as const).find((state) => ofQuantity.search(patterns[state]) !== -1) ?? null;
}

/** Whether the line says how its food is weighed: raw, dry, cooked or canned. */
export function saysState(line: Read): boolean {
  return saidState(line) !== null || wordsOfQuantity(line).search(raw) !== -1;
}

const can = 'scatolett[ae]|scatol[ae]|barattol[oi]|vasett[oi]|lattin[ae]|cans?|tins?|jars?';
const canName = new RegExp(`^(?:${can})$`, 'iu');
const inCan = patternOf(`in (?:${can})`);

/**
 * Whether the line counts cans of the food, or says that it is in one. Other foods are sold in them, too, `1 lattina di birra`: it means
 * canned food only where there is such food.
 */
export function isInCan(line: ReadWithPackage): boolean {
  if (saysState(line)) return false;
  const isCounted = [line.container, line.measure?.name].some((name) => name !== undefined && canName.test(name));
  return isCounted || wordsOfQuantity(line).search(inCan) !== -1;
}

/** What canned food is in, by the words of its names and of pasted lines. */
const liquids = [
  patternOf('al naturale|in acqua|in salamoia|in water|in brine'),
  patternOf(String.raw`(?:sott['’]?|all['’]|in )\s?olio|in (?:\p{L}+ )?oil`),
  patternOf('al pomodoro|in (?:tomato|tomato sauce)'),
];

/** Whether the line says the water, oil or sauce that the food is in. */
export function isInSaidLiquid({ name, name_en }: Named, line: Read): boolean {
  return liquids.some(
    (liquid) => `${name}, ${name_en}`.search(liquid) !== -1 && wordsOfQuantity(line).search(liquid) !== -1,
  );
}

/** Whether the line says another water, oil or sauce than that of the food, or none though the food is in one. */
export function isLiquidUnsaid({ name, name_en }: Named, line: Read): boolean {
  const isOfEither = [`${name}, ${name_en}`, wordsOfQuantity(line)].some((one) =>
    liquids.some((liquid) => one.search(liquid) !== -1),
  );
  return isOfEither && !isInSaidLiquid({ name, name_en }, line);
}

const jar =
  /(?<!\p{L})(?:barattol[oi]|vasett[oi]|vetro|lattin[ae]|scatolett[ae]|sgocciolat[oaie]|scolat[oaie]|al naturale|reidratat[oaie]|ammollat[oaie]|surgelat[oaie]|già pront[oaie]|drained|soaked|frozen|jars?|tins?|cans?)(?!\p{L})/iu;

/** Whether the line has words for what canned food is sold in, or for food with its water, which other foods have, too: `1 barattolo di ceci`. */
export function mayBeCanned(line: Read & Pick<ParsedIngredient, 'container'>): boolean {
  return jar.test(`${wordsOfQuantity(line)} ${line.container ?? ''}`);
}

/** The names of a food in the states in which it is not: `Ceci in scatola`, `Ceci secco`. */
export function namesInOtherStates(
  name: string,
  { isDry, language }: { isDry: boolean; language: Language },
): string[] {
  const [kind = ''] = name.split(',', 1);
  return otherStateWords[language][isDry ? 'ofDry' : 'ofCooked'].map((word) => `${kind} ${word}`);
}

/** The name of the food alone, and its names in the said state, the said words first; none when no state is said. */
export function namesInState(line: ReadWithPackage, language: Language): { plain: string; inState: string[] } | null {
  const state = saidState(line) ?? (isInCan(line) ? 'canned' : null);
  if (!state) return null;
  const plain = line.food.replaceAll(inCan, ' ').replaceAll(patterns[state], ' ').replaceAll(/\s+/gu, ' ').trim();
  if (plain === '') return null;
  const saidWords = wordsOfQuantity(line).match(patterns[state]) ?? [];
  const inState = [...saidWords, ...searchedWords[language][state]].map((word) =>
    // Other names of foods have it as it is said: `tinned corn`.
    word === 'tinned' ? `${word} ${plain}` : `${plain} ${word.toLowerCase()}`,
  );
  return { plain, inState: [...new Set(inState)] };
}

/** Whether the name of the food says the state. */
export function isInState({ name, name_en }: Named, state: SaidState): boolean {
  return [name, name_en].some((one) => one.search(state === 'canned' ? cannedName : patterns[state]) !== -1);
}

/** Whether the name of the food has a word of the line for its state: `al vapore` of `Broccoli, al vapore`. */
export function hasSaidWord({ name, name_en }: Named, line: Read, state: SaidState): boolean {
  const saidStems = (wordsOfQuantity(line).match(patterns[state]) ?? []).flatMap(stemsOf);
  return [name, name_en].some((one) => saidStems.length > 0 && isAllIn(saidStems, stemsOf(one)));
}

const besideStates = new Set(stemsOf('a ad al da di in già ben bene peso pesato weighed'));

const preparation = String.raw`(?:\d|(?:forno|vapore|dente|naturale|microonde|cartoccio|sangue|ferri|griglia|piastra|brace|coque|acqua)(?!\p{L}))`;
/** What is eaten with the food of a line: `con ragù`, `al pesto`, `ripiene di tonno`. A way to cook it is not. */
const accompaniment = new RegExp(
  String.raw`(?<=\s)(?:(?:con|with|ripien[oaie]|farcit[oaie]|stuffed|filled)\s|(?:al|allo|alla|ai|agli|alle)\s(?!${preparation})|all['’](?!${preparation})).+$`,
  'iu',
);
const beforeAccompaniment = new Set(stemsOf('con with al allo alla ai agli alle all'));

/**
 * What the line says and was not read, or is eaten with its food, without what the food that was chosen for it says: `crudo` of
 * `Riso basmati, crudo`.
 */
export function unsaidWords(line: ReadWithPackage, aliment: Named | undefined): string {
  if (!aliment) return line.unread;
  const state = saidState(line) ?? (isInCan(line) ? 'canned' : null);
  const inName = [aliment.name, aliment.name_en].flatMap(stemsOf);
  const isUsed = (part: string) => {
    const ofChoice =
      state && isInState(aliment, state) ? part.replaceAll(inCan, ' ').replaceAll(patterns[state], ' ') : part;
    return isAllIn(
      stemsOf(ofChoice).filter((stem) => !besideStates.has(stem)),
      inName,
    );
  };
  const eatenWith = accompaniment.exec(line.food)?.[0] ?? '';
  const isNamed = isAllIn(
    stemsOf(eatenWith).filter((stem) => !beforeAccompaniment.has(stem) && !besideStates.has(stem)),
    inName,
  );
  return [...(isNamed ? [] : [eatenWith]), ...line.unread.split(', ').filter((part) => !isUsed(part))]
    .filter(Boolean)
    .join(', ');
}

type RestrictedAliment = Parameters<typeof restrictedGroupsOf>[0];

/**
 * The words of the line that name a food not eaten in pregnancy, which the chosen one is not: `beef tartare` of “Minced beef, raw”, `latte
 * crudo` of “Latte intero”. Empty without any.
 */
export function saidRestrictedFood({ food, unread }: Read, aliment: RestrictedAliment): string {
  const ofChoice = new Set(restrictedGroupsOf(aliment).map(({ group }) => group));
  const isNamedIn = (text: string) =>
    foodsNamedBesides(text, [aliment.name, aliment.name_en]).some((one) =>
      restrictedGroupsNamedBesides(one).some((group) => !ofChoice.has(group)),
    );
  return [food, `${food} ${unread}`].find(isNamedIn) ?? '';
}

/** The words without their endings, which differ by gender and number: `secchi` and `secco`. */
function stemsOf(text: string): string[] {
  return wordsOf(text).map((word) => (word.length > 3 ? word.replace(/h?[aeio]$/u, '') : word));
}

function isAllIn(stems: readonly string[], others: readonly string[]): boolean {
  return stems.every((stem) => others.includes(stem));
}
