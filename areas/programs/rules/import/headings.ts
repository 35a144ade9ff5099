import { isMuscleName } from '#areas/exercises/rules/muscle-words.ts';
import { comparisonKey, normalizeText } from './normalize.ts';
import { separators, weekdayAtStart } from '../weekday-of-title.ts';

/** Heading of a week, a range of weeks or a day. `title` is its text without the number. */
export type Heading =
  | { kind: 'week'; from: number; to: number; title: string }
  | { kind: 'day'; label: string; title: string };

const week = new RegExp(
  `^(?:(?:settiman[ae]|sett|weeks?|wk|microciclo)\\.?\\s*(?:n[.°]?\\s*)?|[ws](?=\\d))(\\d{1,2})(?:\\s*(?:-|/|a|to|al)\\s*(\\d{1,2}))?${separators}`,
  'iu',
);
const weekAfter = new RegExp(`^(\\d{1,2})\\s*[°ªa^]?\\s*(?:settimana|week)(?![\\p{L}])${separators}`, 'iu');
const day = new RegExp(
  `^((?:giorno|gg|day|seduta|sessione|session|allenamento|workout|scheda|training|wod)\\.?\\s*(?:n[.°]?\\s*)?(\\d{1,2}|[a-h]|i{1,3}|iv|vi?)|[gd](\\d))(?![\\p{L}\\p{N}])(?!\\s*(?:settimane|weeks|mesi|months|giorni|days|sedute|sessions|volte)(?!\\p{L}))${separators}`,
  'iu',
);

/**
 * Parses the headings of a line: "Settimana 2 - Giorno A: Spinta" has two. The list is empty when the line is not a
 * heading.
 */
export function parseHeadings(line: string): Heading[] {
  const text = undecorated(line);
  const weekMatch = week.exec(text) ?? weekAfter.exec(text);
  if (!weekMatch) return parseDay(text);

  const rest = text.slice(weekMatch[0].length);
  const days = parseDay(rest);
  const from = Number(weekMatch[1]);
  const to = Math.max(from, Number(weekMatch[2] ?? 0));
  return [{ kind: 'week', from, to, title: days.length > 0 ? '' : withoutSeparators(rest) }, ...days];
}

/** Whether the line is the heading of a week, "Settimana 2". "S2" may be a set. */
export function isWeek(line: string): boolean {
  return parseHeadings(line)[0]?.kind === 'week' && !/^\s*s\d/i.test(line);
}

function parseDay(text: string): Heading[] {
  const dayMatch = day.exec(text);
  if (dayMatch) {
    const title = withoutSeparators(text.slice(dayMatch[0].length));
    const label = dayMatch[2] ?? dayMatch[3] ?? '';
    // "Giorno 1" gives no title, because the day has its number already; "Giorno A" does.
    const labelTitle = /^\d+$/.test(label) ? '' : capitalised(dayMatch[1] ?? '');
    return [{ kind: 'day', label: comparisonKey(label), title: title || labelTitle }];
  }
  const weekdayMatch = weekdayAtStart.exec(text);
  if (!weekdayMatch) return [];
  const name = weekdayMatch[1] ?? '';
  const rest = withoutSeparators(text.slice(weekdayMatch[0].length));
  return [{ kind: 'day', label: comparisonKey(name), title: [capitalised(name), rest].filter(Boolean).join(' · ') }];
}

/** Removes the decoration of a heading: `## Giorno 1 ##`, `*** Week 1 ***`, `--- Push ---`. */
export function undecorated(line: string): string {
  return normalizeText(line)
    .replace(/^[#*=_~>-]+\s*/, '')
    .replace(/\*/g, '')
    .replace(/\s*[#=_~:-]+$/, '')
    .trim();
}

/** Whether the line is decorated like a heading or ends with a colon. */
export function isMarkedAsTitle(line: string): boolean {
  return /^\s*(?:#{1,6}\s*\S|\*\*.+\*\*|={2,}.+={2,}|-{2,}\s*[^-].*-{2,})|\S\s*:\s*$/.test(line);
}

const sections = new Set(
  (
    'riscaldamento,warm up,warmup,attivazione,activation,defaticamento,cool down,cooldown,core,addome,abs,accessori,' +
    'accessory,complementari,finisher,cardio,stretching,mobilita,mobility,parte principale,main,skill,forza,strength,' +
    'metcon,note,nota,notes'
  ).split(','),
);

/** Whether the title names a section of a workout, such as the warm-up, and not a workout. */
export function isSection(title: string): boolean {
  return sections.has(comparisonKey(title)) || /^(?:blocco|block|parte|part) \w$/.test(comparisonKey(title));
}

/** Whether the line names muscles and nothing else, and is not marked as an item of a list. */
export function isMuscleHeading(line: string): boolean {
  return isMuscleName(undecorated(line)) && !/^\s*(?:[-*+•·]|\(?[a-z][).:])\s/i.test(line);
}

const supersetText =
  /^(?:super ?set|jump ?set|tri ?set|giant ?set|ss|circuito|circuit)(?:\s+[a-z0-9])?(?:\s*[-(]?\s*\d{1,2}\s*(?:giri|rounds?)\)?)?$/i;

/** Returns the rounds of the heading of a superset, 3 of "Circuito x 3 giri"; null without them. */
export function roundsOf(heading: string): number | null {
  return Number(/(\d{1,2})\s*(?:giri|rounds?)/i.exec(undecorated(heading))?.[1] ?? 0) || null;
}

/** Whether the line is "Superset:", which groups the lines below it. */
export function isSupersetHeading(line: string): boolean {
  return supersetText.test(undecorated(line));
}

function withoutSeparators(text: string): string {
  const rest = text.replace(/^[\s:|.,/-]+|[\s:|.,/-]+$/g, '');
  return rest.split(')').length > rest.split('(').length ? rest.replace(/\)$/, '') : rest;
}

function capitalised(text: string): string {
  const lowerCase = text.toLowerCase().replace(/(?<=\s)[a-h]$/, (letter) => letter.toUpperCase());
  return lowerCase.slice(0, 1).toUpperCase() + lowerCase.slice(1);
}
