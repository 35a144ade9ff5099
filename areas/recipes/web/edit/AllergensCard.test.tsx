import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleAliments, exampleComponent } from '#areas/aliments/example.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { AllergensCard } from './AllergensCard.tsx';

test('a food that may contain nuts is not named among those that contain them', async () => {
  const walnuts = { ...exampleAliments.walnuts, allergens: { nuts: 'contains' } as const, declaresAllergens: true };
  const bread = { ...exampleAliments.bread, allergens: { nuts: 'may_contain' } as const, declaresAllergens: true };
  const components = [exampleComponent(bread, 50), exampleComponent(walnuts, 10)];
  await renderScreen(() => <AllergensCard components={components} unreadLines={[]} />, {
    texts: ['recipes', 'aliments'],
  });

  const nuts = within((await screen.findByText('Frutta a guscio')).closest('li') as HTMLElement);
  expect(nuts.getByText('Contiene').nextElementSibling?.textContent).toBe('da Noci');
  expect(nuts.getByText('Può contenere').nextElementSibling?.textContent).toBe('da Pane integrale');
});
