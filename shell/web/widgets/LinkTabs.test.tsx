import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { LinkTab, LinkTabs } from './LinkTabs.tsx';

afterEach(() => void vi.unstubAllGlobals());

let chooseTab: (tab: string) => void;

function Tabs() {
  const [current, setCurrent] = useState('Visite');
  chooseTab = setCurrent;
  return (
    <LinkTabs label="Sezioni">
      {['Panoramica', 'Visite', 'Foto'].map((name) => (
        <LinkTab key={name} to="/" isCurrent={name === current}>
          {name}
        </LinkTab>
      ))}
    </LinkTabs>
  );
}

test('the current tab is scrolled into view when it changes, and when tabs get wider', async () => {
  const resized: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(handle: () => void) {
        resized.push(handle);
      }
      observe() {}
      disconnect() {}
    },
  );
  await renderScreen(Tabs);
  const tabs = await screen.findByRole('navigation', { name: 'Sezioni' });
  // Each tab is as wide as the bar: 300 px.
  const links = screen.getAllByRole('link');
  tabs.getBoundingClientRect = () => new DOMRect(0, 0, 300, 40);
  for (const [index, link] of links.entries())
    link.getBoundingClientRect = () => new DOMRect(index * 300 - tabs.scrollLeft, 0, 300, 40);

  for (const handle of resized) handle();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Visite');
  expect(tabs.scrollLeft).toBe(300);

  const before = resized.length;
  act(() => chooseTab('Panoramica'));
  expect(resized.length).toBeGreaterThan(before);
  for (const handle of resized.slice(before)) handle();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Panoramica');
  expect(tabs.scrollLeft).toBe(0);
});
