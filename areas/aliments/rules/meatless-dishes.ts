/** Dishes that are meat unless their name says otherwise; `pollo` and `prosciutto` stay meat, whatever it says. */
const meatlessDishes =
  'hamburgers?|burgers?|ragu|polpett[ae]|polpettin[ae]|polpetton[ei]|spezzatin[oi]|gul(?:asch|ash)|goulash|kebabs?|salsicci[ae]|salsicce|' +
  'wurstel|affettat[oi]|bolognese|sausages?|meatballs?|hot dogs?';
const absentWithMeat =
  'glutine|lattosio|latte|latticini|uov[oa]|pesce|formaggi[o]?|soia|gluten|lactose|dairy|milk|eggs?|fish|cheese|soy';
const dishBefore = new RegExp(` (?:${meatlessDishes})(?: ,)?$`);
const dishBehind = new RegExp(`^ (?:${meatlessDishes}) `);
const meatIsAbsent = new RegExp(
  `^ (?:senza|without|no|priv[aoi] di|free from) (?:carn[ei]|meat)(?: (?:e|o|ne|and|or|nor) (?:senza )?(?:${absentWithMeat}))*$`,
);
/** What may follow where all meat is absent. `senza carne di maiale` and `senza carne rossa` may have other meat. */
const otherIngredientBehind = /^ (?:$|(?:,|con|e|ed|o|with|and|or|senza|without) )/;

/**
 * Whether words, with those before and behind them, say that the dish of meat next to them has no meat: `hamburger senza carne`,
 * `meat free burger`. Among the present words of a name they become “vegetariano”, because without them the dish would be read as meat.
 */
export function isOfMeatlessDish(text: string, before: string, behind: string): boolean {
  if (text === ' meat free') return dishBehind.test(behind);
  return meatIsAbsent.test(text) && dishBefore.test(before) && otherIngredientBehind.test(behind);
}
