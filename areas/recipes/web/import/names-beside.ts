import type { Component, UsedAliment } from '#areas/aliments/contract.ts';

export type CustomNames = Pick<Component, 'custom_name' | 'custom_name_en'>;

/** Characters of the name of a food in a meal. */
const nameLength = 200;

/** The names of a food with words of its line behind them: `Latte intero (oppure kefir 150 g)`. What has no room is cut. */
export function namesBeside({ name, name_en }: Pick<UsedAliment, 'name' | 'name_en'>, typed: string): CustomNames {
  const named = (one: string) => (one === '' ? '' : `${one} (${typed})`.slice(0, nameLength));
  return { custom_name: named(name), custom_name_en: named(name_en) };
}
