import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { RevealWhenLoaded } from './RevealWhenLoaded.tsx';

interface LateProps {
  name: string;
  response: () => Promise<string>;
}

function Late({ name, response }: LateProps) {
  const { data } = useQuery({ queryKey: [name], queryFn: response });
  return data ? <h2>{data}</h2> : null;
}

async function open(first: LateProps['response'], second: LateProps['response']) {
  await renderScreen(() => (
    <RevealWhenLoaded fallback="…">
      <Late name="first" response={first} />
      <Late name="second" response={second} />
    </RevealWhenLoaded>
  ));
}

const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a section is not shown above or below one that is still loading', async () => {
  const first = Promise.withResolvers<string>();
  await open(
    () => first.promise,
    async () => 'Programmi',
  );
  await screen.findByText('Programmi');
  await act(() => new Promise((done) => setTimeout(done, 200)));
  expect(headings()).toEqual([]);
  expect(screen.getByText('…')).toBeTruthy();

  first.resolve('Risposte in evidenza');
  expect(await screen.findByRole('heading', { name: 'Risposte in evidenza' })).toBeTruthy();
  expect(headings()).toEqual(['Risposte in evidenza', 'Programmi']);
  expect(screen.queryByText('…')).toBeNull();
});

test('a section that fails to load does not hold back the others', async () => {
  await open(
    () => Promise.reject(new Error('late: no response')),
    async () => 'Programmi',
  );

  expect(await screen.findByRole('heading', { name: 'Programmi' })).toBeTruthy();
});

test('a response that takes longer than three seconds does not hold back the others', async () => {
  await open(
    () => new Promise(() => {}),
    async () => 'Programmi',
  );

  expect(await screen.findByRole('heading', { name: 'Programmi' }, { timeout: 15_000 })).toBeTruthy();
});

test('the section that the address names is scrolled to once those above it are shown, and not again on the way back', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const first = Promise.withResolvers<string>();
  const page = () => (
    <RevealWhenLoaded fallback="…">
      <Late name="above" response={() => first.promise} />
      <div id="profile" />
    </RevealWhenLoaded>
  );
  const { router } = await renderScreen(page, { path: '/clients', at: '/clients#profile' });
  const ofSection = () => scrolled.mock.contexts.filter((element) => (element as Element).id === 'profile').length;
  const before = ofSection();
  first.resolve('Programmi');
  await waitFor(() => expect(ofSection()).toBe(before + 1));

  await act(() => router.navigate({ to: '/home' }));
  await act(async () => router.history.back());
  await screen.findByText('Programmi');
  await act(() => new Promise((done) => setTimeout(done, 200)));
  // Once more by the router of the test, which restores no positions.
  expect(ofSection()).toBe(before + 2);
  scrolled.mockRestore();
});
