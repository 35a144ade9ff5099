import { notifications } from '@mantine/notifications';
import { act, cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { resetAtoms } from '../atom.ts';
import { saveCookie } from '../cookies.ts';
import { setCurrentLanguage } from '../texts/language.ts';
import { setCurrentTimeZone } from '../texts/time-zone.ts';
import { resetClock } from './clock.ts';
import { resetFakeApi } from './fake-api.ts';

// Test files of one worker share modules and DOM, so this file resets what a test changed.

/** Width of the viewport: a desktop. */
const viewportPx = 1440;
const frameMs = 16;

configure({
  // On a busy machine, loading a chunk of the product takes longer than the default timeout of one second.
  asyncUtilTimeout: 10_000,
  // `findBy…` looks again at each change of the page. Only its last failure, at the timeout, needs the page in its message.
  getElementError: (message, container) =>
    new Error(isWaiting() ? `${message}` : `${message}\n\n${prettyDOM(container)}`),
});

const messages: string[] = [];

beforeEach(() => {
  setCurrentTimeZone('Europe/Rome');
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) saveCookie(cookie.split('=')[0] ?? '', '');
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => void messages.push(parts.map(String).join(' ')));
});

/**
 * An error or a warning in the console fails the test that caused it. So does a request without a response, also of a component that loads
 * lazily: otherwise it would depend on the tests before in the same worker whether that has loaded at the end of the test.
 */
afterEach(async () => {
  vi.useRealTimers();
  await getConfig().asyncWrapper(() => vi.dynamicImportSettled());
  await act(async () => {});
  cleanup();
  notifications.clean();
  resetAtoms();
  resetClock();
  vi.restoreAllMocks();
  setCurrentLanguage('it');
  const printed = messages.splice(0);
  resetFakeApi();
  expect(printed, 'printed to the console').toEqual([]);
});

// The following browser APIs are missing in jsdom or behave differently.

class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: matches(media),
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
}));
vi.stubGlobal('ResizeObserver', IdleObserver);
vi.stubGlobal('IntersectionObserver', IdleObserver);
// jsdom runs animation frames on one interval. When a test starts this interval on a fake clock, it never runs again.
vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
  setTimeout(() => draw(performance.now()), frameMs),
);
vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
// A growing textarea listens to `document.fonts`, which jsdom does not have, to measure itself again when a font is
// loaded.
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
HTMLElement.prototype.getBoundingClientRect = function () {
  const isChart = this.classList.contains('recharts-responsive-container');
  return isChart ? new DOMRect(0, 0, 600, 260) : Element.prototype.getBoundingClientRect.call(this);
};
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

/** Whether the query runs within `findBy…` or `waitFor`, which try it again. */
function isWaiting(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

function matches(media: string): boolean {
  const minPx = Number(/min-width:\s*([\d.]+)px/.exec(media)?.[1] ?? 0);
  const maxPx = Number(/max-width:\s*([\d.]+)px/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY);
  return /width/.test(media) && minPx <= viewportPx && maxPx >= viewportPx;
}
