import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ownAdviceRoutes } from '#areas/advices/contract/own.ts';
import { ownNoticeRoutes } from '#areas/notices/contract/board.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { emptyToday, show } from './testing/show-today.tsx';

beforeEach(() => {
  respond(ownNoticeRoutes.unread, { unread: 0, mustConfirm: [] });
  respond(ownAdviceRoutes.unread, { unread: 0, latest: null });
});

test.each([
  ['nutrition', ['nutrition'], 'Il tuo piano alimentare è in preparazione'],
  ['training', ['training'], 'Il tuo programma è in preparazione'],
  ['both', ['training', 'nutrition'], 'Il tuo percorso è in preparazione'],
  ['nothing yet', [], 'Il tuo percorso è in preparazione'],
] as const)('a new client who is followed for %s reads what is being prepared', async (_for, careKinds, title) => {
  await show({ ...emptyToday, careKinds: [...careKinds] });

  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});
