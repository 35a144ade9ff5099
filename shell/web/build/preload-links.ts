import type { HtmlTagDescriptor, Plugin } from 'vite';
import { chunkOf, chunkWithImports, assetsFrom, type Bundle, stylesheetsOf } from './bundle.ts';

/**
 * Names the files that a page shows first, so that the browser asks for them at once and not one after the other.
 * `data-early` says for which language and path a line is meant ("it /login", "* /login", "it"); the server leaves the
 * others out of the page it sends.
 */
export function preloadLinks(screens: Record<string, string[]>): Plugin {
  return {
    name: 'early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle }) => {
        const pieces = (bundle ?? {}) as Bundle;
        const screenLines = Object.entries(screens).flatMap(([path, modules]) => linesOf(pieces, path, modules));
        return { html: afterFirstPaint(page), tags: [...textsOf(pieces, 'shell/texts/'), ...screenLines] };
      },
    },
  };
}

/** On a slow line the style sheet and the first paint go before the scripts. */
function afterFirstPaint(page: string): string {
  return page.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

function linesOf(pieces: Bundle, path: string, modules: string[]): HtmlTagDescriptor[] {
  const started = new Set<string>();
  for (const file of Object.keys(pieces)) if (pieces[file]?.isEntry) chunkWithImports(pieces, file, started);
  const wanted = new Set<string>();
  for (const module of modules) chunkWithImports(pieces, chunkOf(pieces, module), wanted);
  const scripts = [...wanted].filter((file) => !started.has(file));
  const areas = modules.flatMap((module) => /^areas\/[\w-]+\//.exec(module)?.[0] ?? []);
  return [
    ...scripts.map((file) => line(file, 'script', `* ${path}`)),
    ...stylesheetsOf(pieces, scripts).map((file) => line(file, 'style', `* ${path}`)),
    ...areas.flatMap((area) => textsOf(pieces, `${area}texts/`, path)),
  ];
}

/** The texts of a folder, each for its own language. */
function textsOf(pieces: Bundle, folder: string, path = ''): HtmlTagDescriptor[] {
  return assetsFrom(pieces, (source) => source.startsWith(folder)).map(({ file, source }) =>
    line(file, 'fetch', `${source.slice(folder.length, -'.json'.length)} ${path}`.trim()),
  );
}

function line(file: string, kind: 'script' | 'style' | 'fetch', early: string): HtmlTagDescriptor {
  const shared = { href: `/${file}`, 'data-early': early };
  const attrs =
    kind === 'script'
      ? { rel: 'modulepreload', fetchpriority: 'low', crossorigin: true, ...shared }
      : { rel: 'preload', as: kind, fetchpriority: 'low', crossorigin: kind === 'fetch', ...shared };
  return { tag: 'link', attrs, injectTo: 'head' };
}
