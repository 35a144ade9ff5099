import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type ChatSettings, chatSettingRoutes } from '../../contract/settings.ts';
import { ChatSettingsSection } from './ChatSettingsSection.tsx';

const settings: ChatSettings = {
  id: 'chat',
  availability: 'always',
  hours: [],
  replyTime: null,
  measured: null,
  autoReply: null,
  welcome: null,
  timeZone: 'Europe/Rome',
  version: 1,
};

test('what another admin saved meanwhile is named with weekdays and words', async () => {
  const hours = [
    { weekday: 2, from: '14:00', until: '18:00' },
    { weekday: 2, from: '09:00', until: '13:00' },
  ];
  const theirs = { ...settings, availability: 'hours', hours, replyTime: 'hour', version: 2 };
  respond(chatSettingRoutes.get, { settings });
  respondWithError(chatSettingRoutes.update, 409, { code: 'version_conflict', data: { record: theirs } });
  await renderScreen(ChatSettingsSection, { texts: ['chats'] });

  await userEvent.type(await screen.findByRole('textbox', { name: /benvenuto/ }), 'Ciao');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText('Orari: ora è martedì 09:00–13:00, martedì 14:00–18:00')).toBeTruthy();
  expect(screen.getByText('Quando rispondi ai messaggi: ora è In questi orari')).toBeTruthy();
  expect(screen.getByText('Tempo di risposta: ora è Entro un’ora')).toBeTruthy();
});
