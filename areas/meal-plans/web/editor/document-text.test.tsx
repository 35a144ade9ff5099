import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { useMealPlanText } from './document-text.ts';

function Amount() {
  const text = useMealPlanText([]);
  const [before, now] = [50, 90].map((quantity) => text.value('amount', { quantity, portion: null }, ''));
  return <p>{`${text.field('amount')}: ${before}, ${now}`}</p>;
}

test('a conflict about a quantity names both quantities', async () => {
  await renderScreen(Amount, { texts: ['meal-plans', 'aliments'] });

  expect(await screen.findByText('quantità: 50 g, 90 g')).toBeTruthy();
});
