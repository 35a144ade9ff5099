import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { LogoForm } from './LogoForm.tsx';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['white on transparent', [255, 255, 255], /^Nel tema chiaro il logo si vede appena/],
  ['nearly white on transparent', [244, 244, 240], /^Nel tema chiaro il logo si vede appena/],
  ['black on transparent', [0, 0, 0], /^Nel tema scuro il logo si vede appena/],
])('a logo that is %s can hardly be seen in one of the themes, which is said below both', async (_, color, warning) => {
  showPixels([...Array(60).fill([0, 0, 0, 0]), ...Array(40).fill([...color, 255])]);
  await openForm();
  fireEvent.load(await screen.findByRole('img', { name: 'Il logo del tuo studio' }));

  expect(screen.getAllByText(/si vede appena/).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(warning),
  ]);
  for (const theme of ['Tema chiaro', 'Tema scuro']) expect(screen.getByText(theme)).toBeTruthy();
});

test.each([
  ['is in a color', [...Array(60).fill([0, 0, 0, 0]), ...Array(40).fill([0, 128, 128, 255])]],
  [
    'has a dark mark in white',
    [...Array(60).fill([0, 0, 0, 0]), ...Array(35).fill([255, 255, 255, 255]), ...Array(5).fill([200, 0, 0, 255])],
  ],
  ['has a background of its own', [...Array(99).fill([255, 255, 255, 255]), [0, 0, 0, 255]]],
])('nothing is said of a logo that %s', async (_, pixels) => {
  showPixels(pixels);
  await openForm();
  fireEvent.load(await screen.findByRole('img', { name: 'Il logo del tuo studio' }));

  expect(screen.queryByText(/si vede appena/)).toBeNull();
});

/** Pixels, as red, green, blue and alpha, of any picture that is drawn: jsdom draws none. */
function showPixels(pixels: readonly (readonly number[])[]) {
  const context = { drawImage: () => undefined, getImageData: () => ({ data: Uint8ClampedArray.from(pixels.flat()) }) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

function openForm() {
  const custom_app = { logo_url: '/logo.png', theme: { main_color: null } };
  return renderScreen(LogoForm, { texts: ['account'], user: { custom_app } });
}
