import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { TemplatePicker } from './TemplatePicker.tsx';

async function openEmpty(permissions: string[]) {
  respond(mealPlanRoutes.list, { mealPlans: [], nextPage: 0 });
  await renderScreen(
    () => <TemplatePicker newFor={{ clientId: 'anna' }} chosen="" error={null} onChoose={() => {}} />,
    {
      permissions: ['view meal plans', ...permissions],
      texts: ['meal-plans'],
    },
  );
  await screen.findByText('Non ci sono ancora piani completi.');
}

test('without a completed meal plan one can be created for the client, or a draft opened', async () => {
  await openEmpty(['create meal plans']);

  expect(screen.getByRole('link', { name: 'Nuovo piano' }).getAttribute('href')).toBe(
    '/mealPlans/create?clientId=anna',
  );
  expect(screen.getByRole('link', { name: 'Vai ai piani alimentari' }).getAttribute('href')).toBe('/mealPlans');
});

test('who may not create meal plans gets no link to it', async () => {
  await openEmpty([]);

  expect(screen.queryByRole('link', { name: 'Nuovo piano' })).toBeNull();
});
