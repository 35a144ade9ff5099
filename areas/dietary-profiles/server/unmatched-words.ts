import { findNamesWithWords } from '#areas/aliments/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { isNickel } from '../rules/conflicts.ts';
import { namesFoodGroup } from '../rules/excluded-groups.ts';
import { findProfiles } from './store/profiles.ts';
import { beginningsOfPhrase, isNamedBy } from '../rules/name-match.ts';

/**
 * Those of the excluded words of profiles that are in the name of no food of the library and the account, such as `istamina`: no food is
 * ever found to be excluded by them. Nickel is read as the diet low in it, and groups such as `frattaglie` have a list of their foods.
 */
export async function findUnmatchedWords(
  scope: Pick<Scope, 'db'>,
  excludedWords: readonly string[],
): Promise<string[]> {
  const distinctWords = [...new Set(excludedWords)].filter((word) => !isNickel(word) && !namesFoodGroup(word));
  const searches = new Map(distinctWords.map((word) => [word, beginningsOfPhrase(word)]));
  const searched = distinctWords.filter((word) => searches.get(word)?.length);
  const found = await findNamesWithWords(
    scope,
    searched.map((word) => searches.get(word) ?? []),
  );
  const isMatched = (word: string, index: number) =>
    found[index]?.some(({ name, name_en }) => isNamedBy(word, name) || isNamedBy(word, name_en));
  const matched = new Set(searched.filter(isMatched));
  return distinctWords.filter((word) => !matched.has(word));
}

/** The unmatched words of each of the clients that has some and whose profile the caller may read. Does not check access to the clients. */
export async function findUnmatchedWordsOfClients(
  scope: Scope,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const profiles = [...(await findProfiles(scope, clientIds))];
  const unmatched = new Set(
    await findUnmatchedWords(
      scope,
      profiles.flatMap(([, { excludedWords }]) => excludedWords),
    ),
  );
  const ofClients = profiles.map(
    ([clientId, { excludedWords }]) => [clientId, excludedWords.filter((word) => unmatched.has(word))] as const,
  );
  return new Map(ofClients.filter(([, ofClient]) => ofClient.length > 0));
}
