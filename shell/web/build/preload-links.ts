import type { HtmlTagDescriptor, Plugin } from 'vite';
import { chunkOf, chunkWithImports, assetsFrom, type Bundle, stylesheetsOf } from './bundle.ts';

/**
 * Adds preload links for the first files of a page, so that the browser requests them in parallel. `data-early` is the
 * language and path of a link ("it /login", "* /login", "it"); the server removes the links of other pages.
 */
export function preloadLinks(screens: Record<string, string[]>): Plugin {
  return {
    name: 'early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle }) => {
        const chunks = (bundle ?? {}) as Bundle;
        const screenLinks = Object.entries(screens).flatMap(([path, modules]) => linksOf(chunks, path, modules));
        return { html: afterFirstPaint(page), tags: [...textsOf(chunks, 'shell/texts/'), ...screenLinks] };
      },
    },
  };
}

/** Gives scripts a low priority, so that on a slow connection the style sheet is loaded and the page painted first. */
function afterFirstPaint(page: string): string {
  return page.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

function linksOf(chunks: Bundle, path: string, modules: string[]): HtmlTagDescriptor[] {
  const entryFiles = new Set<string>();
  for (const file of Object.keys(chunks)) if (chunks[file]?.isEntry) chunkWithImports(chunks, file, entryFiles);
  const screenFiles = new Set<string>();
  for (const module of modules) chunkWithImports(chunks, chunkOf(chunks, module), screenFiles);
  const scripts = [...screenFiles].filter((file) => !entryFiles.has(file));
  const areas = modules.flatMap((module) => /^areas\/[\w-]+\//.exec(module)?.[0] ?? []);
  return [
    ...scripts.map((file) => linkTag(file, 'script', `* ${path}`)),
    ...stylesheetsOf(chunks, scripts).map((file) => linkTag(file, 'style', `* ${path}`)),
    ...areas.flatMap((area) => textsOf(chunks, `${area}texts/`, path)),
  ];
}

/** Links of the texts in a folder, one for each language. */
function textsOf(chunks: Bundle, folder: string, path = ''): HtmlTagDescriptor[] {
  return assetsFrom(chunks, (source) => source.startsWith(folder)).map(({ file, source }) =>
    linkTag(file, 'fetch', `${source.slice(folder.length, -'.json'.length)} ${path}`.trim()),
  );
}

/** `crossorigin` as in the requests that the links anticipate; otherwise the browser loads the file twice. */
function linkTag(file: string, kind: 'script' | 'style' | 'fetch', target: string): HtmlTagDescriptor {
  const shared = { href: `/${file}`, 'data-early': target };
  const attrs =
    kind === 'script'
      ? { rel: 'modulepreload', fetchpriority: 'low', crossorigin: true, ...shared }
      : { rel: 'preload', as: kind, fetchpriority: 'low', crossorigin: true, ...shared };
  return { tag: 'link', attrs, injectTo: 'head' };
}
