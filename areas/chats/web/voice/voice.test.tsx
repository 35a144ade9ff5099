import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { chatRoutes, type Message } from '../../contract.ts';
import { voiceLimits } from '../../contract/voice.ts';
import { FakeAudio, prepareAudio } from '../testing/fake-audio.ts';
import { conversation, field, message, open, own, prepareConversation } from '../testing/open-conversation.tsx';

const peaks = Array.from({ length: voiceLimits.peaks }, () => 50);

const voiceNote = (seq: number, fields: Partial<Message> = {}) =>
  message(seq, '', {
    type: 'audio',
    voice: { durationMs: 42_000, peaks },
    fileUrl: `/api/files/${seq}`,
    filename: 'vocale audio voice',
    ...fields,
  });

beforeEach(() => {
  prepareAudio();
  prepareConversation();
});

async function record(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Registra un messaggio vocale' }));
  await screen.findByText('00:01 / 10:00');
  await userEvent.click(screen.getByRole('button', { name: 'Ferma la registrazione' }));
}

function showNotes(...messages: Message[]): void {
  respond(chatRoutes.messages, { conversation, messages, totalMessages: messages.length, hasMore: false });
}

const player = (index: number) =>
  within(screen.getAllByRole('group', { name: /^Messaggio vocale di/ })[index] as HTMLElement);

test('a voice note is listened to before it is sent, and sent with its length and waveform', async () => {
  await open();
  respond(chatRoutes.startUpload, { partBytes: 8, missing: [1] });
  respond(chatRoutes.uploadPart, {});
  respond(chatRoutes.completeUpload, { message: voiceNote(3, own) });
  await record();

  const preview = await screen.findByRole('group', { name: 'La tua registrazione' });
  await userEvent.click(within(preview).getByRole('button', { name: 'Ascolta' }));
  expect(FakeAudio.last).toMatchObject({ src: 'blob:recording', paused: false });
  await userEvent.click(screen.getByRole('button', { name: 'Invia il messaggio vocale' }));

  await waitFor(() => expect(requestsTo(chatRoutes.completeUpload)).toHaveLength(1));
  expect(requestsTo(chatRoutes.startUpload)[0]?.body).toMatchObject({
    filename: 'voice.webm',
    voice: { durationMs: expect.any(Number), peaks: expect.arrayContaining([100]) },
  });
  expect(FakeAudio.last?.paused).toBe(true);
  expect((await field()).textContent).toBe('');
  expect(await screen.findByRole('article', { name: /Messaggio vocale \(00:42\)/ })).toBeTruthy();
});

test('a discarded recording is not sent', async () => {
  await open();
  await record();

  await userEvent.click(await screen.findByRole('button', { name: 'Elimina la registrazione' }));

  expect((await field()).textContent).toBe('');
  expect(screen.getByRole('button', { name: 'Registra un messaggio vocale' })).toBeTruthy();
});

test.each([
  ['NotAllowedError', /^Il microfono è bloccato/],
  ['NotFoundError', /^Nessun microfono trovato/],
  ['NotReadableError', /^Il microfono non risponde/],
])('without a microphone (%s) a message says what to do, and a text can be written', async (name, text) => {
  prepareAudio({ getUserMedia: () => Promise.reject(new DOMException('', name)) });
  await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Registra un messaggio vocale' }));

  expect(await screen.findByText(text)).toBeTruthy();
  await userEvent.type(await field(), 'Allora scrivo');
  expect(screen.getByRole('button', { name: 'Invia' })).toBeTruthy();
});

test('another page is opened while recording only after a question', async () => {
  const { router } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Registra un messaggio vocale' }));
  await screen.findByText('00:01 / 10:00');

  void router.navigate({ to: '/elsewhere' as never });
  await userEvent.click(await screen.findByRole('button', { name: 'Continua a registrare' }));
  expect(screen.getByRole('button', { name: 'Ferma la registrazione' })).toBeTruthy();
  void router.navigate({ to: '/elsewhere' as never });
  await userEvent.click(await screen.findByRole('button', { name: 'Esci ed elimina' }));

  expect(await screen.findByTestId('elsewhere')).toBeTruthy();
});

test('one voice note plays at a time, and the next one of the same person follows', async () => {
  showNotes(voiceNote(4), message(3, 'Aspetta'), voiceNote(2, own), voiceNote(1));
  await open();
  await screen.findAllByRole('article');

  await userEvent.click(player(1).getByRole('button', { name: 'Ascolta' }));
  await userEvent.click(player(0).getByRole('button', { name: 'Ascolta' }));
  expect(player(1).getByRole('button', { name: 'Ascolta' })).toBeTruthy();
  expect(FakeAudio.last?.src).toBe('/api/files/1');
  FakeAudio.last?.end();

  expect(await player(2).findByRole('button', { name: 'Pausa' })).toBeTruthy();
  expect(FakeAudio.last?.src).toBe('/api/files/4');
});

test('the speed is that of all notes and stays after a reload; the position is a slider', async () => {
  showNotes(voiceNote(2), voiceNote(1));
  await open();
  await screen.findAllByRole('article');
  await userEvent.click(player(0).getByRole('button', { name: 'Ascolta' }));

  await userEvent.click(player(0).getByRole('button', { name: 'Velocità 1×' }));
  expect(FakeAudio.last?.playbackRate).toBe(1.5);
  await userEvent.click(player(1).getByRole('button', { name: 'Velocità 1,5×' }));
  expect(FakeAudio.last?.playbackRate).toBe(2);
  expect(localStorage.getItem('chat-voice-rate')).toBe('2');
  const slider = player(0).getByRole('slider', { name: 'Posizione' });
  fireEvent.change(slider, { target: { value: '21000' } });

  expect(FakeAudio.last?.currentTime).toBe(21);
  expect(slider.getAttribute('aria-valuetext')).toBe('00:21 di 00:42');
});

test('a note that the browser cannot play is offered as a download', async () => {
  showNotes(voiceNote(1));
  await open();
  await screen.findAllByRole('article');
  await userEvent.click(player(0).getByRole('button', { name: 'Ascolta' }));

  FakeAudio.last?.dispatchEvent(new Event('error'));

  const link = await player(0).findByRole('link', { name: 'Scaricalo' });
  expect(link.getAttribute('href')).toBe('/api/files/1');
});
