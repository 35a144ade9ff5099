import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { notificationSettingRoutes } from '../contract/settings.ts';
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx';

test('the page behind the link of an English mail is in English, and one click ends the mails', async () => {
  respond(notificationSettingRoutes.unsubscribe, {});
  await renderScreen(UnsubscribeScreen, {
    path: '/unsubscribe',
    at: '/unsubscribe?token=abc&language=en',
    texts: ['notifications', 'account'],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop sending them' }));

  expect(await screen.findByText(/You will not receive notification e-mails any more/)).toBeTruthy();
  expect(requestsTo(notificationSettingRoutes.unsubscribe)).toHaveLength(1);
});
