import { expect, test } from 'vitest';
import { withoutChatStamps } from './chat-export.ts';

test.each([
  ['[24/11/26, 21:14:40] Marta Coach: *LUNEDÌ - Full body A*', 'LUNEDÌ - Full body A'],
  ['\u200e[24/11/26, 21:14:40] \u200eMarta: Squat 4x8', 'Squat 4x8'],
  ['[11/24/26, 9:14:40\u202fPM] Coach Ann: Squat 4x8', 'Squat 4x8'],
  ['24/11/26, 21:14 - Marta: Squat 4x8', 'Squat 4x8'],
  ['24/11/2026, 21:14 - ~ Marta 🏋️: _Colazione_: yogurt 150 g', 'Colazione: yogurt 150 g'],
  ['11/24/26, 9:14 PM - Ann: Bench 3*10 and ~old~ new', 'Bench 3*10 and old new'],
  ['24.11.26, 21:14 - Marta: <Media omessi>', ''],
])('%s is %s', (message, text) => {
  expect(withoutChatStamps(message)).toBe(text);
});

test.each([
  '*LUNEDÌ*\nSquat 4x8',
  '24/11/26 Squat 4x8',
  'Pranzo 13:00 - Cena: pollo',
  '[24/11/26] Squat: 4x8',
  'Squat 3*10*80',
])('%s is no chat and stays', (text) => {
  expect(withoutChatStamps(text)).toBe(text);
});

test('the notice of encryption above the messages is left out', () => {
  const notice = '24/11/26, 21:14 - I messaggi e le chiamate sono crittografati end-to-end. Tocca per saperne di più.';

  expect(withoutChatStamps(`${notice}\n24/11/26, 21:15 - Marta: Squat 4x8`)).toBe('\nSquat 4x8');
});

test('every message of a chat begins a line', () => {
  const chat = ['24/11/26, 21:14 - Marta: Squat 4x8', '24/11/26, 21:15 - Marta: Panca 3x10'].join('\n');

  expect(withoutChatStamps(chat)).toBe('Squat 4x8\nPanca 3x10');
});

test('a message of several lines keeps them', () => {
  const text = withoutChatStamps('[24/11/26, 21:14:40] Marta: *Colazione*\n* yogurt 150 g\n* pane 50 g');

  expect(text).toBe('Colazione\n* yogurt 150 g\n* pane 50 g');
});
