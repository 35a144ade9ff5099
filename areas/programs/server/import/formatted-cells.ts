import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** The text of a number as its cell shows it. */
type FormatNumber = (value: number) => string;

/**
 * Rewrites the numbers that have a percentage format, or one of a time with seconds, as texts: 0.75 becomes "75%", and 0:02:00 becomes
 * "2:00". The format is not in what the library returns; without it 0.75 is a load in kg, and two minutes are the same as "0:02".
 */
export function withFormattedTexts(content: Uint8Array): Uint8Array {
  const { 'xl/styles.xml': xml } = unzipSync(content, { filter: ({ name }) => name === 'xl/styles.xml' });
  const styles = xml ? formattedStylesIn(strFromU8(xml)) : new Map<string, FormatNumber>();
  if (styles.size === 0) return content;
  const entries = Object.entries(unzipSync(content)).map(([name, bytes]) => {
    if (!/^xl\/worksheets\/[^/]+\.xml$/.test(name)) return [name, bytes] as const;
    return [name, strToU8(withFormattedCells(strFromU8(bytes), styles))] as const;
  });
  return zipSync(Object.fromEntries(entries), { level: 0 });
}

/** The built-in formats: 9 and 10 are percentages, 21 and 45 to 47 are times with seconds. 20, h:mm, is how a typed "1:30" is stored. */
const builtInFormats: readonly (readonly [string, FormatNumber])[] = [
  ...['9', '10'].map((id) => [id, percentText] as const),
  ...['21', '45', '46', '47'].map((id) => [id, timeText] as const),
];

/** Cell styles, by index, whose number format is a percentage or a time with seconds, with their text. */
function formattedStylesIn(xml: string): Map<string, FormatNumber> {
  const ownFormats = (xml.match(/<numFmt\b[^>]*>/g) ?? []).flatMap((format) => {
    const text = formatOf(attributeIn(format, 'formatCode') ?? '');
    return text ? [[attributeIn(format, 'numFmtId') ?? '', text] as const] : [];
  });
  const formats = new Map([...builtInFormats, ...ownFormats]);
  const [cellStyles = ''] = /<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(xml) ?? [];
  const styles = cellStyles.match(/<xf\b[^>]*>/g) ?? [];
  return new Map(
    styles.flatMap((style, index) => {
      const text = formats.get(attributeIn(style, 'numFmtId') ?? '');
      return text ? [[String(index), text] as const] : [];
    }),
  );
}

/** How a format code shows a number: `0.0%`, `[mm]:ss`; undefined for others, also for those of a date. */
function formatOf(code: string): FormatNumber | undefined {
  if (code.includes('%')) return percentText;
  return /^(?=[^s]*s)[hms:[\].,0;@\s]+$/i.test(code) ? timeText : undefined;
}

function withFormattedCells(xml: string, styles: ReadonlyMap<string, FormatNumber>): string {
  return xml.replaceAll(
    /<c\b([^>]*[^>/])>([^<]*(?:<(?!\/c>|v>|c\b)[^<]*)*)<v>([\d.eE+-]+)<\/v>/g,
    (cell, attributes, before, value) => {
      const text = styles.get(attributeIn(attributes, 's') ?? '');
      if (!text || (attributeIn(attributes, 't') ?? 'n') !== 'n') return cell;
      return `<c${attributes.replace(/\st="n"/, '')} t="str">${before}<v>${text(Number(value))}</v>`;
    },
  );
}

function percentText(value: number): string {
  return `${Math.round(value * 100_000) / 1000}%`;
}

/** A part of a day as `1:30` or `1:05:00`. */
function timeText(days: number): string {
  const seconds = Math.round(days * 24 * 3600);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const behind = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${behind}` : `${minutes}:${behind}`;
}

function attributeIn(tag: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];
}
