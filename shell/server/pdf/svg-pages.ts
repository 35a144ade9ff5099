import type { PageRange } from './pdf-source.ts';

/**
 * Splits the SVG that Typst creates for a document into pages. In the SVG, the pages are groups at the first level, one
 * below the other. Every page gets the glyphs it uses. Indentation, colors repeated for each glyph, long ids and
 * superfluous decimals are removed, which makes the SVG a third as long.
 */
export function svgPages(svg: string, { first, count }: PageRange): string[] {
  const lines = svg.split('\n');
  const starts = lines.flatMap((line, index) => (line.startsWith('    <g') ? [index] : []));
  const [, total] = /height="([\d.]+)pt"/.exec(lines[0] ?? '') ?? [];
  if (!total) throw new Error(`svgPages: the SVG begins with ${lines[0]}`);

  const tops = [...starts.map((start) => topOf(lines[start] ?? '')), Number(total)];
  const outlines = outlinesIn(lines);
  const others = otherDefinitions(lines);
  return starts.slice(first - 1, first - 1 + count).map((start, index) => {
    const page = pageAt(lines, start);
    const size = sizeOf((tops[first + index] ?? 0) - (tops[first - 1 + index] ?? 0));
    const symbols = [...page.glyphs].map(([id, name]) => `<symbol id="${name}" overflow="visible">${outlines.get(id)}`);
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${size}"><defs>${symbols.join('')}</defs>${others}<path fill="#fff" d="M0 0H${size.replace(' ', 'V')}H0z"/>${page.content}</svg>`;
  });
}

/** The vertical offset of a page: `<g transform="matrix(1 0 0 1 0 841.89)">`; the first one has none. */
function topOf(line: string): number {
  return Number(/matrix\(1 0 0 1 0 ([\d.]+)\)/.exec(line)?.[1] ?? 0);
}

const a4Points = { short: 595.28, long: 841.89 } as const;

/** Width and height of a page of A4, upright or landscape. The SVG has only its height: all pages are in its largest width. */
function sizeOf(height: number): string {
  const isUpright = height > (a4Points.short + a4Points.long) / 2;
  return isUpright ? `${a4Points.short} ${a4Points.long}` : `${a4Points.long} ${a4Points.short}`;
}

interface DrawnPage {
  content: string;
  /** The ids of the used glyphs in Typst's SVG, with their short ids on this page. */
  glyphs: Map<string, string>;
}

const glyphUse = /^\s*<use xlink:href="#(g\w+)" x="([^"]+)" y="([^"]+)" fill="([^"]+)" fill-rule="nonzero"\/>$/;

/** The page whose group begins at line `start`, without the offset of the group. */
function pageAt(lines: string[], start: number): DrawnPage {
  const glyphs = new Map<string, string>();
  const output = ['<g>'];
  for (let index = start + 1; lines[index] !== undefined && lines[index] !== '    </g>'; index++) {
    const line = lines[index] ?? '';
    const used = glyphUse.exec(line);
    if (!used) {
      output.push(withoutRedundancy(line, glyphUse.exec(lines[index + 1] ?? '')?.[4]));
      continue;
    }
    const [, id = '', x = '', y = ''] = used;
    if (!glyphs.has(id)) glyphs.set(id, `a${glyphs.size.toString(36)}`);
    output.push(`<use xlink:href="#${glyphs.get(id)}" x="${short(x)}"${y === '0' ? '' : ` y="${short(y)}"`}/>`);
  }
  return { content: `${output.join('')}</g>`, glyphs };
}

/** Removes redundant attributes. The glyphs of a run have one color, which is set on their group. */
function withoutRedundancy(line: string, color: string | undefined): string {
  const shortened = line
    .trim()
    .replace(/ class="typst-\w+"| fill-rule="nonzero"/g, '')
    .replace(/ (?:transform|d)="[^"]*"/g, shortNumbers);
  return color && shortened.startsWith('<g') ? `<g fill="${color}"${shortened.slice(2)}` : shortened;
}

/** The content of each `<symbol>` with its end tag, by id. */
function outlinesIn(lines: string[]): Map<string, string> {
  const outlines = new Map<string, string>();
  let openId = '';
  for (const line of lines) {
    const id = /^\s*<symbol id="(g\w+)"/.exec(line)?.[1];
    if (!id && openId) outlines.set(openId, (outlines.get(openId) ?? '') + shortNumbers(line.trim()));
    openId = id ?? (line.includes('</symbol>') ? '' : openId);
  }
  return outlines;
}

/** Clip paths and gradients, which pages reference by id. */
function otherDefinitions(lines: string[]): string {
  let isInside = false;
  return lines
    .filter((line) => {
      if (line.startsWith('    <defs')) isInside = !line.includes('id="glyph"');
      const isKept = isInside;
      if (line.startsWith('    </defs>')) isInside = false;
      return isKept;
    })
    .map((line) => line.trim())
    .join('');
}

function shortNumbers(text: string): string {
  return text.replace(/-?\d+\.\d+(?:e-?\d+)?/g, short);
}

/** Rounds to 0.01 pt (0.0035 mm), which is not visible in print. */
function short(number: string): string {
  return String(Math.round(Number(number) * 100) / 100);
}
