import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Browser APIs that the components need and jsdom does not have.
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

class ObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Growing text areas listen for loaded fonts.
Object.defineProperty(document, 'fonts', { value: new EventTarget() });

vi.stubGlobal('ResizeObserver', ObserverStub);
vi.stubGlobal('IntersectionObserver', ObserverStub);
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(cleanup);

/** Tests run with a viewport of 1440 px. */
function matches(media: string): boolean {
  const minWidth = Number(/min-width:\s*([\d.]+)px/.exec(media)?.[1] ?? 0);
  const maxWidth = Number(/max-width:\s*([\d.]+)px/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY);
  return /width/.test(media) && minWidth <= 1440 && maxWidth >= 1440;
}
