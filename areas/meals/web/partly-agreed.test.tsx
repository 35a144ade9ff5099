import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { ShownFoodMark } from './ShownFoodMark.tsx';

test('the client reads the decision about the traces, and beside it what is still not known', async () => {
  const traces = { kind: 'allergen', allergen: 'nuts', strength: 'may_contain', severity: 'allergy' } as const;
  const unknown = { kind: 'diet', diet: 'gluten_free', isKnown: false } as const;
  const shown = { kind: 'warning' as const, conflicts: [traces, unknown], isAgreed: false, agreed: [traces] };
  await renderScreen(() => <ShownFoodMark shown={shown} category="cold_cuts" />, {
    texts: ['dietary-profiles', 'aliments'],
  });

  const decision = await screen.findByText(/^Allergia a: frutta a guscio\. Chi ti segue la conosce e ha deciso/);
  expect(decision.parentElement?.textContent).toMatch(/^Può contenere tracce: Frutta a guscio \(allergia\)/);
  const left = screen.getByText('Non si sa se è senza glutine');
  expect(left.textContent).not.toMatch(/deciso|Previsto/);
});
