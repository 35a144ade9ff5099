import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { Conflict } from '../contract.ts';
import { ConflictMark } from './ConflictMark.tsx';

const texts = ['dietary-profiles', 'aliments'];

test('a mark names all conflicts, the gravest first', async () => {
  const conflicts: Conflict[] = [
    { kind: 'diet', diet: 'vegan', isKnown: false },
    { kind: 'allergen', allergen: 'nuts', strength: 'may_contain', severity: 'allergy' },
  ];
  await renderScreen(() => <ConflictMark conflicts={conflicts} category="sweets" />, { texts });

  expect(await screen.findByText(/^Può contenere tracce: Frutta a guscio \(allergia\)\. .+/)).toBeTruthy();
});

test.each([
  [
    'allergy',
    /^Allergia a: frutta a guscio\. Chi ti segue la conosce e ha deciso .*Se hai dubbi, non mangiarlo e scrivi\.$/,
  ],
  ['intolerance', /^Previsto così da chi ti segue/],
] as const)('of a food that stays in spite of an %s the client reads why', async (severity, text) => {
  const conflicts: Conflict[] = [{ kind: 'allergen', allergen: 'nuts', strength: 'contains', severity }];
  await renderScreen(() => <ConflictMark conflicts={conflicts} category="nuts_seeds" isAgreed />, { texts });

  expect(await screen.findByText(text)).toBeTruthy();
});

test('a mark has one line for the allergens that a name names, and says that nobody declared them', async () => {
  const named = { kind: 'allergen', strength: 'named', severity: 'allergy' } as const;
  const conflicts: Conflict[] = [
    { ...named, allergen: 'milk' },
    { ...named, allergen: 'nuts' },
  ];
  await renderScreen(() => <ConflictMark conflicts={conflicts} category="sweets" />, { texts });

  const reason = 'Il nome fa pensare a: Latte (allergia), Frutta a guscio (allergia); allergeni non dichiarati';
  expect(await screen.findByText(reason)).toBeTruthy();
});

test('the badge of a row names all levels once, the gravest first, and says all reasons in this order when it gets the focus', async () => {
  const conflicts: Conflict[] = [
    { kind: 'allergen', allergen: 'milk', strength: 'not_declared', severity: 'allergy' },
    { kind: 'excluded', by: 'word', word: 'noci' },
    { kind: 'diet', diet: 'vegan', isKnown: true },
    { kind: 'allergen', allergen: 'nuts', strength: 'contains', severity: 'allergy' },
  ];
  await renderScreen(() => <ConflictMark conflicts={conflicts} category="sweets" isShort isFocusable />, { texts });
  await screen.findByText('Da evitare · Escluso · Da verificare');

  await userEvent.tab();

  expect((await screen.findByRole('tooltip')).textContent).toMatch(
    /^Contiene: Frutta a guscio \(allergia\)\. .*noci.*\. Allergeni non dichiarati: Latte \(allergia\)/,
  );
});

test('the badge of a row says what a hint is about', async () => {
  const conflicts: Conflict[] = [
    { kind: 'diet', diet: 'vegan', isKnown: false },
    { kind: 'diet', diet: 'lactose_free', isKnown: false, isBelowLimit: true },
  ];
  await renderScreen(() => <ConflictMark conflicts={conflicts} category="dairy" isShort />, { texts });

  expect(await screen.findByText('Non si sa se è vegano · Lattosio fino a 0,1 g per 100 g')).toBeTruthy();
});

test.each([
  [{}, 'Non è kosher'],
  [{ isUsual: true as const }, 'Di solito non è kosher: controlla l’etichetta'],
])('a food that the rules of a religion exclude is said not to be what they allow', async (usual, text) => {
  const conflicts: Conflict[] = [{ kind: 'excluded', by: 'word', word: 'kosher', ...usual }];
  await renderScreen(() => <ConflictMark conflicts={conflicts} category="cold_cuts" />, { texts });

  expect(await screen.findByText(text)).toBeTruthy();
});
