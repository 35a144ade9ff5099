import type { HtmlTagDescriptor } from 'vite';
import { expect, test } from 'vitest';
import { preloadLinks } from './preload-links.ts';

const bundle = {
  'assets/index.js': { type: 'chunk', isEntry: true, moduleIds: ['/src/shell/web/main.tsx'] },
  'assets/home.js': {
    type: 'chunk',
    moduleIds: ['/src/areas/home/web/HomeScreen.tsx'],
    viteMetadata: { importedCss: new Set(['assets/home.css']) },
  },
  'assets/it.json': { type: 'asset', originalFileNames: ['areas/home/texts/it.json'] },
};

test('preloaded scripts, style sheets and texts are requested with the credentials of the requests that use them', () => {
  const tags = tagsFor({ '/home': ['areas/home/web/HomeScreen.tsx'] });

  expect(tags.map(({ attrs }) => attrs?.['href'])).toEqual(['/assets/home.js', '/assets/home.css', '/assets/it.json']);
  expect(tags.map(({ attrs }) => attrs?.['crossorigin'])).toEqual([true, true, true]);
});

function tagsFor(screens: Record<string, string[]>): HtmlTagDescriptor[] {
  const { transformIndexHtml } = preloadLinks(screens) as unknown as {
    transformIndexHtml: { handler: (page: string, context: object) => { tags: HtmlTagDescriptor[] } };
  };
  return transformIndexHtml.handler('<html></html>', { bundle }).tags;
}
