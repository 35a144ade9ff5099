import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { startFocusRule } from './focus.ts';

// Other test files of the same worker use the same document.
afterEach(() => document.body.replaceChildren());

/** Shows a page and returns the name of the element that has the focus afterwards. */
async function focusedOn(html: string): Promise<string | null> {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  document.body.innerHTML = `<main><h1 tabindex="-1" id="title">Titolo</h1>${html}</main>`;
  const resolved: ((event: { pathChanged: boolean; fromLocation: object }) => void)[] = [];
  startFocusRule({ subscribe: (_: string, run: never) => void resolved.push(run) } as unknown as AnyRouter);
  resolved[0]?.({ pathChanged: true, fromLocation: {} });
  await new Promise((resolve) => setTimeout(resolve, 300));
  return document.activeElement?.id ?? null;
}

test('a page opens with its first text field focused', async () => {
  expect(await focusedOn('<input type="checkbox" id="a"><input id="b"><textarea id="c"></textarea>')).toBe('b');
});

test('fields inside an element with data-no-focus, or with it, are passed over', async () => {
  const section = '<section data-no-focus><input type="url" id="a"><textarea id="b"></textarea></section>';

  expect(await focusedOn(`${section}<input data-no-focus id="c"><input id="d">`)).toBe('d');
  expect(await focusedOn(section)).toBe('title');
});

test('the search of a list is focused before its other fields, but not a search inside a form', async () => {
  expect(await focusedOn('<input id="a"><input type="search" id="b">')).toBe('b');
  expect(await focusedOn('<form><input id="a"><input type="search" id="b"></form>')).toBe('a');
});
