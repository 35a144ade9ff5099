import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { documentRoutes } from '../contract/documents.ts';
import { StudioDocumentScreen } from './StudioDocumentScreen.tsx';

test.each([
  [404, /Pagina non trovata/],
  [503, /Qualcosa è andato storto|Il server non risponde/],
])(
  'after an error %i the terms of a studio say whether they are missing or cannot be read now',
  async (status, text) => {
    respondWithError(documentRoutes.readDocument, status, { code: status === 404 ? 'not_found' : 'unavailable' });
    await renderScreen(StudioDocumentScreen, {
      path: '/studio/$studioId/$kind',
      at: '/studio/0199a000-0000-7000-8000-000000000001/terms',
      texts: ['account'],
    });

    expect(await screen.findByText(text)).toBeTruthy();
  },
);
