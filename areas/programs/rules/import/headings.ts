import { comparisonKey, normalizeText } from './normalize.ts';

/** What a heading opens. `words` is what it says besides its number: a title, or something about the week. */
export type Heading =
  | { kind: 'week'; from: number; to: number; words: string }
  | { kind: 'day'; label: string; words: string };

const separators = String.raw`(?:\s*[:\-|.,)(/]+\s*|\s+|$)`;
const week = new RegExp(
  `^(?:(?:settiman[ae]|sett|weeks?|wk|microciclo)\\.?\\s*(?:n[.°]?\\s*)?|[ws](?=\\d))(\\d{1,2})(?:\\s*(?:-|/|a|to|al)\\s*(\\d{1,2}))?${separators}`,
  'iu',
);
const weekAfter = new RegExp(`^(\\d{1,2})\\s*[°ªa^]?\\s*(?:settimana|week)(?![\\p{L}])${separators}`, 'iu');
const day = new RegExp(
  `^((?:giorno|gg|day|seduta|sessione|session|allenamento|workout|scheda|training|wod)\\.?\\s*(?:n[.°]?\\s*)?(\\d{1,2}|[a-h]|i{1,3}|iv|vi?)|[gd](\\d))(?![\\p{L}\\p{N}])${separators}`,
  'iu',
);
const weekday = new RegExp(
  `^(luned[iì]'?|marted[iì]'?|mercoled[iì]'?|gioved[iì]'?|venerd[iì]'?|sabato|domenica|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lun|mar|mer|gio|ven|sab|dom|mon|tue|wed|thu|fri|sat|sun)(?=\\s*(?:$|[:\\-])))(?![\\p{L}])${separators}`,
  'iu',
);

/** "Settimana 2 - Giorno A: Spinta" is two headings and the words "Spinta". Nothing when the line opens nothing. */
export function parseHeadings(typed: string): Heading[] {
  const text = undecorated(typed);
  const ofWeek = week.exec(text) ?? weekAfter.exec(text);
  if (ofWeek) {
    const rest = text.slice(ofWeek[0].length);
    const inside = parseDay(rest);
    const from = Number(ofWeek[1]);
    const to = Math.max(from, Number(ofWeek[2] ?? 0));
    return [{ kind: 'week', from, to, words: inside ? '' : closed(rest) }, ...(inside ? [inside] : [])];
  }
  const ofDay = parseDay(text);
  return ofDay ? [ofDay] : [];
}

function parseDay(text: string): Heading | null {
  const numbered = day.exec(text);
  if (numbered) {
    const rest = closed(text.slice(numbered[0].length));
    const label = numbered[2] ?? numbered[3] ?? '';
    // A number says nothing the day does not say by itself; "Giorno A" is a name.
    return {
      kind: 'day',
      label: comparisonKey(label),
      words: rest || (/^\d+$/.test(label) ? '' : capitalised(numbered[1] ?? '')),
    };
  }
  const named = weekday.exec(text);
  if (!named) return null;
  const rest = closed(text.slice(named[0].length));
  return {
    kind: 'day',
    label: comparisonKey(named[1] ?? ''),
    words: [capitalised(named[1] ?? ''), rest].filter(Boolean).join(' · '),
  };
}

/** Without what decorates a heading: `## Giorno 1 ##`, `*** Week 1 ***`, `--- Push ---`. */
export function undecorated(typed: string): string {
  return normalizeText(typed)
    .replace(/^[#*=_~>-]+\s*/, '')
    .replace(/\s*[#*=_~:-]+$/, '');
}

/** Decorated or ended by a colon: meant as a title, whatever it says. */
export function isMarkedAsTitle(typed: string): boolean {
  return /^\s*(?:#{1,6}\s*\S|\*\*.+\*\*|={2,}.+={2,}|-{2,}\s*[^-].*-{2,})|\S\s*:\s*$/.test(typed);
}

const sections = new Set(
  (
    'riscaldamento,warm up,warmup,attivazione,activation,defaticamento,cool down,cooldown,core,addome,abs,accessori,' +
    'accessory,complementari,finisher,cardio,stretching,mobilita,mobility,parte principale,main,skill,forza,strength,' +
    'metcon,note,nota,notes'
  ).split(','),
);

/** A stretch of a workout, not a workout of its own. */
export function isSection(title: string): boolean {
  return sections.has(comparisonKey(title)) || /^(?:blocco|block|parte|part) \w$/.test(comparisonKey(title));
}

const supersetText =
  /^(?:super ?set|jump ?set|tri ?set|giant ?set|ss|circuito|circuit)(?:\s+[a-z0-9])?(?:\s*[-(]?\s*\d{1,2}\s*(?:giri|rounds?)\)?)?$/i;

/** "Superset:" on a line of its own joins the lines below it. */
export function opensSuperset(typed: string): boolean {
  return supersetText.test(undecorated(typed));
}

function closed(text: string): string {
  const rest = text.replace(/^[\s:|.,/-]+|[\s:|.,/-]+$/g, '');
  return rest.split(')').length > rest.split('(').length ? rest.replace(/\)$/, '') : rest;
}

function capitalised(text: string): string {
  const words = text.toLowerCase().replace(/(?<=\s)[a-h]$/, (letter) => letter.toUpperCase());
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
