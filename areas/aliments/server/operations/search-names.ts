import type { ListedAliment } from '../../contract/library.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findByIds, findSimilarWords } from '../store/search.ts';
import { findFirstOfEach, findMatching, findMeant } from '../store/search-names.ts';
import { listed, termsOf } from './aliments.ts';

export interface NamedFoods {
  /** The best ones first. */
  aliments: ListedAliment[];
  /** Whether the foods have only similar or fewer words. */
  isSimilarOnly: boolean;
}

/**
 * The first foods that each name may mean: those with all its words that are it and do not only mention it, else those with similar words, else those with the longest
 * beginning of the name that some food has: `olio extravergine bio` finds `olio extravergine`. All names are searched together, in a
 * number of statements that does not depend on theirs.
 */
export async function searchNames(
  scope: Scope,
  { names, limit }: { names: readonly string[]; limit: number },
): Promise<NamedFoods[]> {
  const searches = names.map(beginningsOf);
  const found = await findIds(scope, searches.map(firstOf), limit);
  const meant = await meantFirst(scope, found);
  const missing = searches.filter((search) => !meant.has(firstOf(search)));
  const similar = await similarOf(scope, missing.map(firstOf));
  const known = await matching(
    scope,
    missing.flatMap((search) => search.slice(1)),
  );
  // The two longest beginnings that some food has, and the first word: of a long text, all of them would be too many searches.
  const shortened = (search: readonly string[]) => {
    const beginnings = search.slice(1).filter((text) => known.has(text));
    return distinct([...beginnings.slice(0, 2), ...beginnings.slice(-1)]);
  };
  const others = await findIds(scope, [...similar.values(), ...missing.flatMap(shortened)], limit);
  const othersMeant = await meantFirst(scope, others);
  const idsOf = (search: readonly string[]) => {
    const texts = [similar.get(firstOf(search)) ?? '', ...shortened(search)];
    const text = texts.find((one) => othersMeant.has(one)) ?? texts.find((one) => others.has(one)) ?? '';
    return othersMeant.get(text) ?? others.get(text) ?? [];
  };
  const rows = await findByIds(scope, [...new Set([...found.values(), ...others.values()].flat())]);
  const alimentOf = new Map(rows.map((row) => [row.id, listed(row)]));
  return searches.map((search) => {
    const exact = meant.get(firstOf(search));
    const ids = exact ?? [...new Set([...idsOf(search), ...(found.get(firstOf(search)) ?? [])])];
    const aliments = ids.slice(0, limit).flatMap((id) => alimentOf.get(id) ?? []);
    return { aliments, isSimilarOnly: exact === undefined };
  });
}

/** The foods of each search, those that it means before those that only mention it; a search without any of the first is missing. */
async function meantFirst(scope: Scope, found: ReadonlyMap<string, string[]>): Promise<Map<string, string[]>> {
  const pairs = [...found].flatMap(([text, ids]) => ids.map((id) => ({ text, id })));
  const isMeant = await findMeant(scope, {
    found: pairs.map(({ text, id }) => ({ terms: wordsIn(text), id })),
    language: scope.language,
  });
  const known = new Set(pairs.filter((_, index) => isMeant[index]).map(({ text, id }) => `${text} ${id}`));
  const isOf = (text: string) => (id: string) => known.has(`${text} ${id}`);
  return new Map(
    [...found]
      .filter(([text, ids]) => ids.some(isOf(text)))
      .map(([text, ids]) => [text, [...ids.filter(isOf(text)), ...ids.filter((id) => !isOf(text)(id))]]),
  );
}

const maxWords = 8;
const maxLength = 100;

/** The words of the name as they are searched, and those of its beginnings, the longest one first. */
function beginningsOf(name: string): string[] {
  const typedWords = name.split(' ').filter(Boolean).slice(0, maxWords);
  const beginnings = typedWords.map((_, index) => typedWords.slice(0, typedWords.length - index).join(' '));
  return [...new Set(beginnings.map((text) => termsOf(text.slice(0, maxLength)).join(' ')))];
}

function firstOf(search: readonly string[]): string {
  return search[0] ?? '';
}

/** The first foods of the searches that find any, by their words. */
async function findIds(scope: Scope, texts: readonly string[], limit: number): Promise<Map<string, string[]>> {
  const searches = distinct(texts);
  const ids = await findFirstOfEach(scope, { searches: searches.map(wordsIn), language: scope.language, limit });
  return new Map(searches.map((text, index) => [text, ids[index] ?? []] as const).filter(([, of]) => of.length > 0));
}

/** The searches that find a food. */
async function matching(scope: Scope, texts: readonly string[]): Promise<Set<string>> {
  const searches = distinct(texts);
  const isMatching = await findMatching(scope, searches.map(wordsIn));
  return new Set(searches.filter((_, index) => isMatching[index]));
}

/** The searches in which the library has similar words, with these. */
async function similarOf(scope: Scope, texts: readonly string[]): Promise<Map<string, string>> {
  const typedWords = distinct(texts.flatMap(wordsIn));
  const similar = await findSimilarWords(scope, typedWords);
  const similarWord = new Map(typedWords.map((word, index) => [word, similar[index]]));
  const similarText = (text: string) =>
    wordsIn(text)
      .map((word) => similarWord.get(word) ?? word)
      .join(' ');
  const changed = texts.filter((text) => similarText(text) !== text);
  return new Map(changed.map((text) => [text, similarText(text)]));
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter(Boolean);
}

function wordsIn(text: string): string[] {
  return text.split(' ');
}
