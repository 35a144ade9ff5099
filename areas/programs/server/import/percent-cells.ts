import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/**
 * Rewrites the numbers that have a percentage format as texts: 0.75 becomes "75%". The format is not in what the library
 * returns, and without it 0.75 is a load in kg.
 */
export function withPercentTexts(content: Uint8Array): Uint8Array {
  const { 'xl/styles.xml': styles } = unzipSync(content, { filter: ({ name }) => name === 'xl/styles.xml' });
  const percentStyles = styles ? percentStylesIn(strFromU8(styles)) : new Set<string>();
  if (percentStyles.size === 0) return content;
  const entries = Object.entries(unzipSync(content)).map(([name, bytes]) => {
    if (!/^xl\/worksheets\/[^/]+\.xml$/.test(name)) return [name, bytes] as const;
    return [name, strToU8(withPercentCells(strFromU8(bytes), percentStyles))] as const;
  });
  return zipSync(Object.fromEntries(entries), { level: 0 });
}

/** Indexes of the cell styles whose number format is a percentage: the built-in formats 9 and 10, and own ones with a sign. */
function percentStylesIn(xml: string): Set<string> {
  const ownFormats = (xml.match(/<numFmt\b[^>]*>/g) ?? []).filter((format) =>
    attributeIn(format, 'formatCode')?.includes('%'),
  );
  const formats = new Set(['9', '10', ...ownFormats.map((format) => attributeIn(format, 'numFmtId'))]);
  const [cellStyles = ''] = /<cellXfs\b[\s\S]*?<\/cellXfs>/.exec(xml) ?? [];
  const styles = cellStyles.match(/<xf\b[^>]*>/g) ?? [];
  return new Set(
    styles.flatMap((style, index) => (formats.has(attributeIn(style, 'numFmtId')) ? [String(index)] : [])),
  );
}

function withPercentCells(xml: string, percentStyles: ReadonlySet<string>): string {
  return xml.replaceAll(
    /<c\b([^>]*[^>/])>([^<]*(?:<(?!\/c>|v>|c\b)[^<]*)*)<v>([\d.eE+-]+)<\/v>/g,
    (cell, attributes, before, value) => {
      if (!percentStyles.has(attributeIn(attributes, 's') ?? '')) return cell;
      if ((attributeIn(attributes, 't') ?? 'n') !== 'n') return cell;
      const percent = `${Math.round(Number(value) * 100_000) / 1000}%`;
      return `<c${attributes.replace(/\st="n"/, '')} t="str">${before}<v>${percent}</v>`;
    },
  );
}

function attributeIn(tag: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1];
}
