import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { bodyFatFormulas } from '../../rules/body-fat.ts';
import { metabolicRateFormulas } from '../../rules/metabolic-rate.ts';
import { FormulasScreen } from './FormulasScreen.tsx';

test('every formula of the specification is listed with its code, its fields and its source', async () => {
  await open();

  for (const [code, { source }] of Object.entries({ ...bodyFatFormulas, ...metabolicRateFormulas })) {
    const card = await screen.findByRole('article', { name: new RegExp(`${code}$`) });
    expect(card.textContent).toContain(source);
    expect(card.textContent).toContain('Serve');
  }
});

test('the example man has 16,17% fat by Durnin-Womersley, with a density from the band of 20-29 years', async () => {
  await open();

  const card = await cardOf('DURNIN_WOMERSLEY');
  expect(card.textContent).toMatch(/16,17% grasso.*83,83% magra.*S = 40 mm.*densità 1,061850 g\/ml/);
  expect(card.textContent).toContain('uomini 20-291,1631 − 0,0632 × log Svale per questi dati');
});

test('a changed fold updates the result, also with a decimal comma; an empty one is listed as missing', async () => {
  await open();
  const triceps = screen.getByRole('textbox', { name: 'Tricipite' });

  await userEvent.clear(triceps);
  expect((await cardOf('LOHMAN')).textContent).toContain('Manca: tricipite');

  await userEvent.type(triceps, '18,5');
  expect((await cardOf('LOHMAN')).textContent).toContain('23,96% grasso');
});

test('a height of 1,78 is the same as 178', async () => {
  await open();
  const height = screen.getByRole('textbox', { name: 'Altezza' });
  const before = (await cardOf('MIFFLIN_ST_JEOR')).textContent;
  await userEvent.clear(height);
  await userEvent.type(height, '1,78');

  expect((await cardOf('MIFFLIN_ST_JEOR')).textContent).toBe(before);
});

test('a text that is not a number shows an error at the field', async () => {
  await open();
  const weight = screen.getByRole('textbox', { name: 'Peso' });

  await userEvent.type(weight, 'kg');

  expect(weight.getAttribute('aria-invalid')).toBe('true');
  expect((await cardOf('SCHOFIELD')).textContent).toContain('Manca: peso');
});

test('Schofield refuses an age of 16 years and Sloan shows a caution', async () => {
  await open();
  const age = screen.getByRole('textbox', { name: 'Età' });

  await userEvent.clear(age);
  await userEvent.type(age, '16');

  expect((await cardOf('SCHOFIELD')).textContent).toContain("Età fuori dall'intervallo: da 18 anni");
  expect((await cardOf('SLOAN')).textContent).toContain('Età fuori da quelle su cui è nata');
});

test('without data 0 of 41 formulas have a result, and the filter hides them all', async () => {
  const { router } = await open();

  await userEvent.click(screen.getByRole('button', { name: 'Svuota' }));
  expect(screen.getByRole('status').textContent).toBe('41 formule, 0 con un risultato per questi dati');

  await userEvent.click(screen.getByRole('switch', { name: 'Solo con un risultato' }));
  expect(await screen.findByText('Nessuna formula corrisponde alla ricerca.')).toBeTruthy();
  expect(router.state.location.search).toEqual({ computed: true });
});

test('a search finds formulas by fold and author and is in the address', async () => {
  const { router } = await open();

  await userEvent.type(screen.getByRole('searchbox'), 'pollock ascellare');

  await expect.poll(() => router.state.location.search).toEqual({ search: 'pollock ascellare' });
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Jackson-Pollock, 7 pliche JACKSON_7_SKINFOLDS',
  ]);
});

test('in English the decimal separator is a point', async () => {
  await open('en');

  expect((await cardOf('MIFFLIN_ST_JEOR')).textContent).toMatch(/1,757\.50 kcal.*10 × weight \+ 6\.25 × height/);
});

async function open(language: 'it' | 'en' = 'it') {
  const view = await renderScreen(FormulasScreen, { path: '/dev/formulas', texts: ['body-composition'], language });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

function cardOf(code: string): Promise<HTMLElement> {
  return screen.findByRole('article', { name: new RegExp(`${code}$`) });
}
