import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Language } from '#shell/common/fields.ts';

/** SQL expressions of a searched name: its folded words, the head of its first word in Italian and of its last one in English. */
export interface SearchedName {
  text: RawBuilder<unknown>;
  headIt: RawBuilder<unknown>;
  headEn: RawBuilder<unknown>;
}

/**
 * Whether it is the plain food that the words mean, of all that are found: bread and not wholemeal bread for “pane”, beef and no dish
 * with beef for “manzo”. It does not depend on what the account uses, and precedes own foods with longer names. After the match, staples
 * come first, then raw food, what is called “comune”, and short names.
 */
export function isPlainest(searched: SearchedName, language: Language): RawBuilder<SqlBool> {
  const name = nameIn(language);
  const begins = beginsWith(name, searched);
  const isDish = sql`found.category = 'ready_meals' and found.rank > 1 and not ${isNamed(searched)}`;
  return sql<SqlBool>`found.id = first_value(found.id) over (order by ${isDish}, ${matchRank(searched)},
    ${isFlavoured(name, searched)}, found.category = 'ready_meals', greatest(found.rank, 1), (${begins} or ${isSynonym(searched)}) desc, found.form = 'cooked',
    ${name} ~ '\\mcomune\\M' desc, ${begins} desc, length(${name}), found.rank, ${name}, found.id)`;
}

/** In folded names of both languages. `unsweetened` is not among them. */
const flavour =
  '\\m(aromatizzat|edulcorant|zuccherat|flavou?red|sweeten|((al|alla|alle|ai|with) (frutt|fragol|vanigli|ciocc|cacao|caffe|nocciol|miele|fruit|honey|choc)))';

/** Whether the food is flavoured or sweetened, of which the words say nothing: fruit yogurt for “yogurt magro”. */
function isFlavoured(name: RawBuilder<unknown>, { text }: SearchedName): RawBuilder<SqlBool> {
  return sql`${name} ~ ${sql.lit(flavour)} and ${text} !~ ${sql.lit(flavour)}`;
}

/**
 * How well the name matches, own and used foods first. The plain food comes first: bread before panettone for “pane”, rice before rice
 * pudding for “rice”, eggs before dishes with eggs, raw food before cooked food. A search that names what the food is, its head, comes
 * before one that names only something about it: the head of an Italian name is its first word, that of an English one the last word
 * before its details. A synonym names it, too. A complete word comes before the beginning of a longer one.
 */
export function nameOrder(searched: SearchedName, language: Language): RawBuilder<unknown> {
  const name = nameIn(language);
  return sql`${matchRank(searched)}, aliment_uses.total desc nulls last, found.category = 'ready_meals', found.rank,
    found.form = 'cooked', ${beginsWith(name, searched)} desc, length(${name}), ${name}, found.id`;
}

function matchRank(searched: SearchedName): RawBuilder<unknown> {
  const { headIt, headEn } = searched;
  return sql`case when ${isNamed(searched)} then 0
    when ${isHead(sql`split_part(${searched.text}, ' ', 1)`, headIt)} or found.head_en = ${headEn} or ${isSynonym(searched)} then 1
    when ${hasWholeWords(searched)} then 2
    when ${beginsWith(sql`found.folded_it`, searched)} or ${beginsWith(sql`found.folded_en`, searched)} then 3 else 4 end`;
}

/** Whether the word is the head of the Italian name: of “fage” and “fagiano”, whose stems are equal, it is not. */
export function isHead(word: RawBuilder<unknown>, stem: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const head = sql`rtrim(split_part(found.folded_it, ' ', 1), ',')`;
  return sql<SqlBool>`found.head_it = ${stem} and abs(length(${head}) - length(${word})) <= 2`;
}

/** Whether a name has the words as complete ones: a yogurt “Fage”, before a pheasant, “fagiano”, which begins with their stem. */
function hasWholeWords({ text }: SearchedName): RawBuilder<SqlBool> {
  const names = sql`concat_ws(' ', '', found.folded_it, found.folded_en, lower(found.synonyms), '')`;
  return sql<SqlBool>`strpos(translate(${names}, ',;.()''', '      '), ' ' || ${text} || ' ') > 0`;
}

/** Stems alone mistake some words for others: a peach is “pesca”, and fish, “pesce”, has its stem. */
export function isSynonym({ text }: SearchedName): RawBuilder<SqlBool> {
  return sql`strpos(', ' || lower(found.synonyms) || ',', ', ' || ${text} || ',') > 0`;
}

export function isNamed({ text }: SearchedName): RawBuilder<SqlBool> {
  return sql`${text} in (found.folded_it, found.folded_en)`;
}

function beginsWith(name: RawBuilder<unknown>, { text }: SearchedName): RawBuilder<SqlBool> {
  return sql`${name} ^@ ${text}`;
}

/** The name in the language; in the other one where it has none. */
export function nameIn(language: Language): RawBuilder<unknown> {
  return language === 'en'
    ? sql`coalesce(nullif(found.folded_en, ''), found.folded_it)`
    : sql`coalesce(nullif(found.folded_it, ''), found.folded_en)`;
}
