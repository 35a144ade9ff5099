import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
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

test('the hours of Monday are copied to the other working days and not to the weekend', async () => {
  const hours = [
    { weekday: 1, from: '09:00', until: '13:00' },
    { weekday: 1, from: '14:00', until: '18:00' },
    { weekday: 6, from: '10:00', until: '12:00' },
  ];
  respond(chatSettingRoutes.get, { settings: { ...settings, availability: 'hours', hours } });
  respond(chatSettingRoutes.update, { settings: { ...settings, version: 2 } });
  await renderScreen(ChatSettingsSection, { texts: ['chats'] });
  const copy = await screen.findByRole('button', { name: 'Copia gli orari di lunedì da lunedì a venerdì' });
  expect(screen.queryByRole('button', { name: /^Copia gli orari di sabato/ })).toBeNull();

  await userEvent.click(copy);
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  const weekdays = [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, from: '09:00', until: '13:00' },
    { weekday, from: '14:00', until: '18:00' },
  ]);
  await waitFor(() => {
    const [request] = requestsTo(chatSettingRoutes.update);
    const { hours: sent = [] } = (request?.body ?? {}) as Partial<ChatSettings>;
    expect(sent.toSorted((one, other) => one.weekday - other.weekday)).toEqual([...weekdays, hours[2]]);
  });
  expect(screen.queryByRole('button', { name: /^Copia gli orari/ })).toBeNull();
});
