import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { assignedMacro } from '#areas/macros/example.ts';
import { clearCached } from '#shell/web/api/cached-query.ts';
import { saveToken } from '#shell/web/api/token.ts';
import { holdResponses, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientMacroRoutes } from '../../contract/library.ts';
import { MyMacrosScreen } from './MyMacrosScreen.tsx';
import { OwnTargets } from './OwnTargets.tsx';

const { own } = clientMacroRoutes.list;
const shown = { current: assignedMacro, macros: [assignedMacro], isHidden: false, nextPage: 0 };
const hidden = { current: null, macros: [], isHidden: true, nextPage: 0 };

beforeEach(async () => {
  saveToken('gettone');
  await clearCached();
});

test('targets stored on the device are not shown before the server says that they still may be, nor once it hides them', async () => {
  await store();
  respond(own, hidden);
  const release = holdResponses(own);
  await open();
  await expectNothingShown();

  release();
  expect(await screen.findByText('Niente')).toBeTruthy();
  expect(screen.queryByText('2.140 kcal')).toBeNull();
  cleanup();

  respondWithError(own, 503, {});
  await open();
  expect(await screen.findByText('Niente')).toBeTruthy();
});

test('targets that the page of targets no longer shows are not stored either', async () => {
  await store();
  respond(own, hidden);
  await renderScreen(MyMacrosScreen, options);
  expect(await screen.findByText(/preferisce che tu non guardi i numeri/)).toBeTruthy();
  cleanup();

  respondWithError(own, 503, {});
  await open();
  expect(await screen.findByText('Niente')).toBeTruthy();
});

test('without a connection the stored targets are shown, but not to whom the server refuses them', async () => {
  await store();
  respondWithError(own, 503, {});
  await open();
  expect(await screen.findByText('2.140 kcal')).toBeTruthy();
  cleanup();

  respondWithError(own, 403, {});
  await open();
  expect(await screen.findByText('Niente')).toBeTruthy();
});

test('until the server responds there is a placeholder, and after an error what is shown without targets', async () => {
  respondWithError(own, 503, {});
  const release = holdResponses(own);
  await open();
  await expectNothingShown();

  release();
  expect(await screen.findByText('Niente')).toBeTruthy();
});

const options = {
  user: { roles: ['client' as const], clientId: assignedMacro.clientId },
  permissions: ['view own nutrition' as const],
  texts: ['macros' as const],
};

function open() {
  const nothing = 'Niente';
  return renderScreen(() => <OwnTargets date="2026-11-20">{nothing}</OwnTargets>, options);
}

async function store(): Promise<void> {
  respond(own, shown);
  await open();
  expect(await screen.findByText('2.140 kcal')).toBeTruthy();
  cleanup();
}

async function expectNothingShown(): Promise<void> {
  // The device has been read by then.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText('2.140 kcal')).toBeNull();
  expect(screen.queryByText('Niente')).toBeNull();
  expect(document.querySelector('.mantine-Skeleton-root')).toBeTruthy();
}
