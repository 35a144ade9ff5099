import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { professions, qualificationRoutes } from '../../contract/qualification.ts';
import { useOwnCare } from './own-care.ts';

function OwnCare() {
  return <output>{useOwnCare()}</output>;
}

test.each(professions)('a registered %s is in charge of nutrition', async (profession) => {
  const qualification = { profession, register: 'Ordine di Milano', number: '1234' };
  respond(qualificationRoutes.get, { qualification, isRequired: false });
  await renderScreen(OwnCare, { permissions: ['view meal plans'] });

  expect(await screen.findByText('nutrition')).toBeTruthy();
});

test('who has registered no profession, and who may not view meal plans, is in charge of training', async () => {
  respond(qualificationRoutes.get, { qualification: null, isRequired: false });
  const { unmount } = await renderScreen(OwnCare, { permissions: ['view meal plans'] });
  expect(await screen.findByText('training')).toBeTruthy();
  unmount();
  await renderScreen(OwnCare);

  expect(await screen.findByText('training')).toBeTruthy();
});
