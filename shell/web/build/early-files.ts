import type { HtmlTagDescriptor, Plugin } from 'vite';

interface Piece {
  type: string;
  isEntry?: boolean;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> };
  facadeModuleId?: string | null;
  originalFileNames?: string[];
}

type Pieces = Record<string, Piece>;

/**
 * Names the files that a page shows first, so that the browser asks for them at once and not one after the other.
 * `data-early` says for which language and path a line is meant ("it /login", "* /login", "it"); the server leaves the
 * others out of the page it sends.
 */
export function earlyFiles(screens: Record<string, string>): Plugin {
  return {
    name: 'early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle }) => {
        const pieces = (bundle ?? {}) as Pieces;
        const texts = textsOf(pieces, 'shell/texts/').map(({ file, language }) => line(file, 'fetch', language));
        const screenLines = Object.entries(screens).flatMap(([path, module]) => linesOf(pieces, path, module));
        return { html: afterFirstPaint(page), tags: [...texts, ...screenLines] };
      },
    },
  };
}

/** On a slow line the style sheet and the first paint go before the scripts. */
function afterFirstPaint(page: string): string {
  return page.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

function linesOf(pieces: Pieces, path: string, module: string): HtmlTagDescriptor[] {
  const screen = Object.keys(pieces).find((file) => pieces[file]?.facadeModuleId?.endsWith(module));
  if (!screen) throw new Error(`linesOf: the build has no ${module}`);
  const started = new Set(
    Object.keys(pieces)
      .filter((file) => pieces[file]?.isEntry)
      .flatMap((file) => family(file, pieces)),
  );
  const scripts = family(screen, pieces).filter((file) => !started.has(file));
  const sheets = scripts.flatMap((file) => [...(pieces[file]?.viteMetadata?.importedCss ?? [])]);
  const area = /^areas\/[\w-]+\//.exec(module)?.[0] ?? '';
  return [
    ...scripts.map((file) => line(file, 'script', `* ${path}`)),
    ...sheets.map((file) => line(file, 'style', `* ${path}`)),
    ...textsOf(pieces, `${area}texts/`).map(({ file, language }) => line(file, 'fetch', `${language} ${path}`)),
  ];
}

/** The chunk and all it imports, however deep. */
function family(file: string, pieces: Pieces, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  for (const next of pieces[file]?.imports ?? []) family(next, pieces, seen);
  return [...seen];
}

function textsOf(pieces: Pieces, folder: string): { file: string; language: string }[] {
  return Object.entries(pieces).flatMap(([file, { originalFileNames = [] }]) => {
    const source = originalFileNames.find((name) => name.startsWith(folder));
    return source ? [{ file, language: source.slice(folder.length, -'.json'.length) }] : [];
  });
}

function line(file: string, kind: 'script' | 'style' | 'fetch', early: string): HtmlTagDescriptor {
  const shared = { href: `/${file}`, 'data-early': early };
  const attrs =
    kind === 'script'
      ? { rel: 'modulepreload', fetchpriority: 'low', crossorigin: true, ...shared }
      : { rel: 'preload', as: kind, crossorigin: kind === 'fetch', ...shared };
  return { tag: 'link', attrs, injectTo: 'head' };
}
