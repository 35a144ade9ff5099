import { wordsOf } from '#shell/common/normalize-text.ts';

/** What a column of a table of foods has. `other`: numbers that are no quantity, such as the energy. */
export type ColumnContent = 'day' | 'meal' | 'food' | 'quantity' | 'unit' | 'alternative' | 'note' | 'other';

/** Names without accents and marks, in Italian, English and German: `Q.tà` is `q ta`. */
const names: Record<Exclude<ColumnContent, 'other'>, string> = {
  day: 'giorno,giorni,giornata,giorno della settimana,day,days,weekday,day of the week,tag,wochentag',
  meal: 'pasto,pasti,nome pasto,nome del pasto,tipo pasto,tipo di pasto,meal,meals,meal name,mahlzeit',
  food:
    'alimento,alimenti,alimento ingrediente,alimenti e bevande,nome alimento,cibo,cibi,ingrediente,ingredienti,prodotto,piatto,' +
    'food,foods,food name,food item,item,ingredient,ingredients,product,dish,lebensmittel,nahrungsmittel,zutat,zutaten',
  quantity:
    'quantita,q ta,qta,dose,dosi,porzione,porzioni,grammatura,peso,quantity,qty,amount,portion,portions,serving,servings,' +
    'serving size,weight,menge,gewicht,peso crudo,peso a crudo,peso netto',
  unit: 'unita,unita di misura,um,u m,misura,unit,units,unit of measure,measure,einheit',
  alternative:
    'alternativa,alternative,alternativa 1,oppure,sostituzione,sostituzioni,sostituto,sostituti,substitute,substitutes,substitution,swap,swaps',
  note: 'nota,note,annotazioni,osservazioni,commento,commenti,indicazioni,notes,comment,comments,notizen,bemerkung,bemerkungen',
};
const contentOfName = new Map(
  Object.entries(names).flatMap(([content, list]) => list.split(',').map((name) => [name, content as ColumnContent])),
);
/** A heading with one of these words is no quantity: `Energia (kcal)`, `Proteine (g)`, `di cui zuccheri`. */
const otherWords = new Set(
  (
    'kcal cal calorie caloria calorico energia kj proteine proteina prot pro carboidrati carboidrato carbo cho glucidi grassi grasso lipidi ' +
    'fibra fibre zuccheri zucchero sale sodio saturi colesterolo calcio ferro alcol macro nutrienti ora orario prezzo costo n nr ' +
    'calories energy protein proteins carb carbs carbohydrate carbohydrates fat fats lipids fiber sugar sugars salt sodium saturated ' +
    'cholesterol alcohol macros time hour price cost no kalorien energie eiweiss eiweiß kohlenhydrate fett ballaststoffe salz'
  ).split(' '),
);
const unitWords = new Map([
  ...['g', 'gr', 'grammi', 'grammo', 'gram', 'grams', 'gramm'].map((word) => [word, 'g'] as const),
  ...['kg', 'ml', 'oz', 'lb'].map((word) => [word, word] as const),
]);
/** Names of a weight, which is in grams without a unit. */
const weights = new Set(['grammatura', 'peso', 'weight', 'gewicht', 'peso crudo', 'peso a crudo', 'peso netto']);

interface NamedContent {
  content: ColumnContent;
  /** The unit of its numbers: `g` of `Quantità (g)`; empty where it names none, or several. */
  unit: string;
}

/** What a heading says that its column has; null for other words. */
export function contentOfHeading(heading: string): NamedContent | null {
  if (heading.trim() === '#') return { content: 'other', unit: '' };
  const headingWords = wordsOf(heading);
  if (headingWords.length === 0 || headingWords.length > 6) return null;
  if (headingWords.some((word) => otherWords.has(word))) return { content: 'other', unit: '' };
  const units = headingWords.flatMap((word) => unitWords.get(word) ?? []);
  const name = headingWords.filter((word) => !unitWords.has(word) && (units.length === 0 || word !== 'in')).join(' ');
  const content = name === '' ? 'quantity' : contentOfName.get(name);
  if (content === undefined) return null;
  const [unit = weights.has(name) ? 'g' : ''] = units;
  return { content, unit: content === 'quantity' && units.length < 2 ? unit : '' };
}

const macroInitials = new Set(['p', 'c', 'g', 'f', 'l', 'k']);

/** What each heading of a row says. `G` beside `P` and `C` is the fat of the macronutrients. */
export function contentsOfHeadings(row: readonly string[]): (NamedContent | null)[] {
  const folded = row.map((cell) => wordsOf(cell).join(' '));
  const areMacros = folded.includes('p') && folded.includes('c');
  return row.map((heading, index) =>
    areMacros && macroInitials.has(folded[index] ?? '') ? { content: 'other', unit: '' } : contentOfHeading(heading),
  );
}

/** Whether a row names the columns of the rows below it: at least two of them, and a food or a quantity. */
export function isHeader(row: readonly string[]): boolean {
  const contents = new Set(contentsOfHeadings(row).flatMap((named) => named?.content ?? []));
  return contents.size >= 2 && (['food', 'quantity', 'meal'] as const).some((content) => contents.has(content));
}
