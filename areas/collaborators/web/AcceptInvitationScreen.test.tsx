import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { collaboratorRoutes } from '../contract.ts';
import { AcceptInvitationScreen } from './AcceptInvitationScreen.tsx';

async function openInvitation(documents: { terms?: string; privacy?: string }) {
  respond(accountRoutes.registration, { open: false, devMail: false, ...documents });
  respond(collaboratorRoutes.readInvitation, {
    ...{ name: 'Dario Modello', email: 'dario@example.com', role: 'coach', hasLogin: false },
    brand: { name: 'Studio Valli', logo_url: null, main_color: null },
  });
  await renderScreen(AcceptInvitationScreen, {
    path: '/join',
    at: `/join?token=${'a'.repeat(20)}`,
    texts: ['account', 'collaborators'],
  });
}

test('who is invited to a team reads the terms of use and the privacy notice of the platform before accepting them', async () => {
  await openInvitation({ terms: 'https://example.com/terms', privacy: 'https://example.com/privacy' });

  const terms = await screen.findByRole('link', { name: "Condizioni d'uso" });
  expect(terms.getAttribute('href')).toBe('https://example.com/terms');
  const privacy = screen.getByRole('link', { name: 'Informativa sulla privacy' });
  expect(privacy.getAttribute('href')).toBe('https://example.com/privacy');
  expect(screen.getByRole('checkbox', { name: "Accetto le condizioni d'uso" })).toBeTruthy();
});

test('a link that was used meanwhile, in another browser, leads to the login', async () => {
  await openInvitation({});
  const used = { message: 'Questo link non è più valido.', code: 'link_invalid', errors: {} };
  respondWithError(collaboratorRoutes.acceptInvitation, 422, used);

  await userEvent.type(await screen.findByLabelText('Scegli una password'), 'una lunga passeggiata');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Confermo quanto segue' }));
  respondWithError(collaboratorRoutes.readInvitation, 422, used);
  await userEvent.click(screen.getByRole('button', { name: 'Entra nel team' }));

  expect((await screen.findByRole('link', { name: "Vai all'accesso" })).getAttribute('href')).toMatch(/^\/login/);
  expect(screen.queryByLabelText('Scegli una password')).toBeNull();
});

test('without terms of the platform none are mentioned', async () => {
  await openInvitation({});

  expect(await screen.findByRole('checkbox', { name: 'Confermo quanto segue' })).toBeTruthy();
  expect(screen.queryByText(/condizioni/i)).toBeNull();
});
