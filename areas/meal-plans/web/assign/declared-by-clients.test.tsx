import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { MealPlanAssignPreview, UndecidedClient } from '../../contract/assigned.ts';
import { UndecidedClients } from '../conflicts/UndecidedClients.tsx';

const clientId = '0199a000-0000-7000-8000-0000000000c7';
const butter = {
  alimentId: '0199a000-0000-7000-8000-00000000000b',
  ...{ name: 'Burro d’arachidi', name_en: 'Peanut butter', category: 'nuts_seeds' as const },
  reasons: [
    {
      kind: 'allergen' as const,
      allergen: 'peanuts' as const,
      strength: 'contains' as const,
      severity: 'allergy' as const,
    },
  ],
  ...{ level: 'forbidden' as const, isExplained: false },
};
const paolo: UndecidedClient = {
  ...{ clientId, clientName: 'Paolo Prova' },
  statements: [{ kind: 'allergy', allergen: 'peanuts' }],
  foods: [butter],
};

async function show(preview: Pick<MealPlanAssignPreview, 'undecided' | 'undecidedClients'>): Promise<void> {
  await renderScreen(() => <UndecidedClients {...preview} />, {
    permissions: ['view meal plans', 'update meal plans', 'view clients'],
    texts: ['meal-plans', 'dietary-profiles', 'aliments'],
  });
}

test('the assignment names the allergen that a client declared, the foods with it, and where it is confirmed', async () => {
  await show({ undecided: [paolo], undecidedClients: ['Paolo Prova'] });

  const client = within(screen.getByText('Paolo Prova').closest('li') ?? document.body);
  expect(client.getByText(/^Gli alimenti del piano sono controllati per: arachidi; 1 da rivedere\./)).toBeTruthy();
  expect(client.getByText('Burro d’arachidi')).toBeTruthy();
  expect(client.getByText(/Contiene: Arachidi/)).toBeTruthy();
  const link = client.getByRole('link', { name: /^Conferma o rifiuta/ });
  expect(link.getAttribute('href')).toContain(`/clients/${clientId}#dietary-profile`);
});

test('a declaration that names nothing known is said not to be checked', async () => {
  await show({ undecided: [{ ...paolo, statements: [], foods: [] }], undecidedClients: ['Paolo Prova'] });

  expect(screen.getByText(/^Non sono controllati negli alimenti del piano/)).toBeTruthy();
});

test('without the foods of an earlier server the clients are named', async () => {
  await show({ undecidedClients: ['Paolo Prova'] });

  expect(screen.getByText(/^Paolo Prova: ci sono dichiarazioni/)).toBeTruthy();
});
