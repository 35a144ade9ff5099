import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';
import { respond, respondWithError } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render.tsx';
import { RecordScreen } from './RecordScreen.tsx';
import { useRecord } from './use-record.ts';

const routes = defineRoutes({
  get: {
    endpoint: 'GET /recipes/:id',
    permission: 'view recipes',
    response: z.object({ recipe: z.object({ name: z.string(), kcal: z.number() }) }),
  },
});

function Recipe() {
  return (
    <RecordScreen
      query={useRecord(routes.get, { id: '1' }, ({ recipe }) => recipe)}
      title={({ name }) => name}
      subtitle={({ kcal }) => `${kcal} kcal`}
      back={{ to: '/recipes', label: 'Ricette' }}
    >
      {({ name }) => <p>{`Come si fa: ${name}`}</p>}
    </RecordScreen>
  );
}

test('a loaded record is shown with title, subtitle and content', async () => {
  respond(routes.get, { recipe: { name: 'Porridge', kcal: 320 } });
  await renderScreen(Recipe);

  expect(await screen.findByRole('heading', { name: 'Porridge' })).toBeTruthy();
  expect(screen.getByText('320 kcal')).toBeTruthy();
  expect(screen.getByText('Come si fa: Porridge')).toBeTruthy();
});

test('an error has a button that retries', async () => {
  respondWithError(routes.get, 500, { message: 'Qualcosa è andato storto.' });
  await renderScreen(Recipe);

  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeTruthy();
});

test('a deleted record shows one toast and no error screen', async () => {
  respondWithError(routes.get, 404, { message: 'Non più disponibile' });
  await renderScreen(Recipe);

  expect(await screen.findAllByText('Non più disponibile')).toHaveLength(1);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
});
