import { kindBehindWeekday, kindDayPatterns } from './pasted-day-kinds.ts';

const timeOfDay = String.raw`(?:mattin[ao]|mattinata|pomeriggio|mattutin[ao]|pomeridian[ao]|sera|serale|(?:pre|post)[\s-]?(?:nanna|workout|allenamento)|dopo\s?cena)`;
/** Source of a regular expression: the name of a meal. */
export const mealPattern = [
  String.raw`(?:prima\s|seconda\s)?colazion[ei]|pranz[oi]|dopo\s?(?:pranzo|cena)|cen[ae]|prima\sdi\s(?:dormire|coricarsi|andare\sa\s(?:letto|dormire))|before\s(?:bed|sleep(?:ing)?)|(?:pasto|meal)\s?\d`,
  String.raw`met[aà]['’]?\s(?:mattin[ao]|mattinata|pomeriggio)`,
  String.raw`(?:spuntin[oi]|merend[ae]|snack)(?:\s(?:(?:di|del|della|a)\s)?(?:met[aà]['’]?\s)?${timeOfDay})?`,
  String.raw`(?:pre|post|intra)[\s-]?(?:workout|allenamento|nanna)`,
  String.raw`(?:(?:mid[\s-]?)?(?:morning|afternoon)\s|evening\s|bedtime\s)?snacks?|breakfast|lunch|dinner|supper`,
].join('|');
/** `LUN`, `Mar.`, `Thu`: before a mark, another day or the end of the line, since the same letters begin other words. */
const shortWeekday = String.raw`(?:lun|mar|mer|gio|ven|sab|dom|mon|tues?|wed|thur?s?|fri|sat|sun)(?:\.(?=\s|:|$)|(?=\s{0,2}(?:$|[:/,&+–—(-]|(?:e|and|al?|to)\s)))`;
/** Source of a regular expression: an Italian weekday, which begins no name of a food. */
export const italianWeekdayPattern = "(?:(?:luned|marted|mercoled|gioved|venerd)[iì]['’]?|sabato|domenica)";
const weekday = `${italianWeekdayPattern}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?`;
const weekend = String.raw`weekend|week-end|fine\s?settimana`;
const and = String.raw`\s{0,2}(?:[,/&+]|\b(?:e|and)\b)\s{0,2}(?:(?:il|la|the|on)\s)?`;
const ofThe = String.raw`(?:\sd(?:i|el|ello|ella|ei|egli|elle))?`;
/** Source of a regular expression: the words between all that is meant and what is left out of it, with the marks before them. */
export const exceptPattern = String.raw`[\s,;(–—-]{1,3}(?:(?:ma|però|e|but|and)\s)?(?:tranne|eccetto|(?:ad\s)?eccezione${ofThe}|meno|a\sparte|esclus[oaie]|salvo|senza|except(?:\sfor|\son)?|but\snot|apart\sfrom|excluding|without|no)\s`;
const except = String.raw`${exceptPattern}(?:(?:il|la|the|on)\s)?`;
/** Source of a regular expression: the name of a day, or of days. */
export const dayPattern = [
  String.raw`(?:tutti\si\sgiorni|(?:ogni|tutto\sil)\sgiorno|every\s?day|each\sday|all\sdays)(?:${except}(?:${weekday}|${weekend})(?:${and}(?:${weekday}|${weekend})){0,5})?`,
  ...kindDayPatterns,
  String.raw`giorno\s?(?:n[.°]?\s?)?(?:\d{1,2}|[a-g])|\d{1,2}[°º]\s?giorno|(?:primo|secondo|terzo)\sgiorno`,
  String.raw`(?:settimana|week|day)\s?\d{1,2}`,
  `(?:${weekday})${kindBehindWeekday}`,
  shortWeekday,
  weekend,
].join('|');
