import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// What jsdom does not have and the widgets need.
Object.defineProperty(window, 'matchMedia', {
  value: (media: string) => ({
    media,
    matches: matches(media),
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }),
});

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// A text area that grows measures itself again when a font has come.
Object.defineProperty(document, 'fonts', { value: new EventTarget() });

vi.stubGlobal('ResizeObserver', SilentObserver);
vi.stubGlobal('IntersectionObserver', SilentObserver);
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(cleanup);

/** The tests look at the desktop: 1440 px. */
function matches(media: string): boolean {
  const least = Number(/min-width:\s*([\d.]+)px/.exec(media)?.[1] ?? 0);
  const most = Number(/max-width:\s*([\d.]+)px/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY);
  return /width/.test(media) && least <= 1440 && most >= 1440;
}
