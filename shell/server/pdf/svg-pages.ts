import type { PageRange } from './pdf-source.ts';

/**
 * Takes pages out of the one picture Typst draws of a document, in which they lie one below the other, each a group at
 * the first level. Every page gets the outlines it uses, and loses what makes the picture three times as long: indents,
 * colours said for each letter, long names, nine decimals.
 */
export function svgPages(svg: string, { first, count }: PageRange): string[] {
  const lines = svg.split('\n');
  const starts = lines.flatMap((line, index) => (line.startsWith('    <g') ? [index] : []));
  const [, width, height] = /width="([\d.]+)pt" height="([\d.]+)pt"/.exec(lines[0] ?? '') ?? [];
  if (!width || !height) throw new Error(`svgPages: the picture begins with ${lines[0]}`);

  const size = `${short(width)} ${short(`${Number(height) / starts.length}`)}`;
  const outlines = outlinesIn(lines);
  const others = otherDefinitions(lines);
  return starts.slice(first - 1, first - 1 + count).map((start) => {
    const drawn = pageAt(lines, start);
    const letters = [...drawn.glyphs].map(
      ([id, name]) => `<symbol id="${name}" overflow="visible">${outlines.get(id)}`,
    );
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${size}"><defs>${letters.join('')}</defs>${others}<path fill="#fff" d="M0 0H${size.replace(' ', 'V')}H0z"/>${drawn.content}</svg>`;
  });
}

interface DrawnPage {
  content: string;
  /** The outlines it uses, and how they are called on this page. */
  glyphs: Map<string, string>;
}

const letter = /^\s*<use xlink:href="#(g\w+)" x="([^"]+)" y="([^"]+)" fill="([^"]+)" fill-rule="nonzero"\/>$/;

/** The group that begins at that line, without its own place among the pages. */
function pageAt(lines: string[], start: number): DrawnPage {
  const glyphs = new Map<string, string>();
  const drawn = ['<g>'];
  for (let index = start + 1; lines[index] !== undefined && lines[index] !== '    </g>'; index++) {
    const line = lines[index] ?? '';
    const used = letter.exec(line);
    if (!used) {
      drawn.push(withoutWaste(line, letter.exec(lines[index + 1] ?? '')?.[4]));
      continue;
    }
    const [, id = '', x = '', y = ''] = used;
    if (!glyphs.has(id)) glyphs.set(id, `a${glyphs.size.toString(36)}`);
    drawn.push(`<use xlink:href="#${glyphs.get(id)}" x="${short(x)}"${y === '0' ? '' : ` y="${short(y)}"`}/>`);
  }
  return { content: `${drawn.join('')}</g>`, glyphs };
}

/** A run of letters has one colour, which its group says for all. */
function withoutWaste(line: string, colour: string | undefined): string {
  const lean = line
    .trim()
    .replace(/ class="typst-\w+"| fill-rule="nonzero"/g, '')
    .replace(/ (?:transform|d)="[^"]*"/g, shortNumbers);
  return colour && lean.startsWith('<g') ? `<g fill="${colour}"${lean.slice(2)}` : lean;
}

/** What stands inside each `<symbol>`, with its end. */
function outlinesIn(lines: string[]): Map<string, string> {
  const outlines = new Map<string, string>();
  let open = '';
  for (const line of lines) {
    const id = /^\s*<symbol id="(g\w+)"/.exec(line)?.[1];
    if (!id && open) outlines.set(open, (outlines.get(open) ?? '') + shortNumbers(line.trim()));
    open = id ?? (line.includes('</symbol>') ? '' : open);
  }
  return outlines;
}

/** Clips and gradients, which pages name by id. */
function otherDefinitions(lines: string[]): string {
  const isOpen = { now: false };
  return lines
    .filter((line) => {
      if (line.startsWith('    <defs')) isOpen.now = !line.includes('id="glyph"');
      const keep = isOpen.now;
      if (line.startsWith('    </defs>')) isOpen.now = false;
      return keep;
    })
    .map((line) => line.trim())
    .join('');
}

function shortNumbers(text: string): string {
  return text.replace(/-?\d+\.\d+(?:e-?\d+)?/g, short);
}

/** A hundredth of a point is a quarter of a hair. */
function short(number: string): string {
  return String(Math.round(Number(number) * 100) / 100);
}
