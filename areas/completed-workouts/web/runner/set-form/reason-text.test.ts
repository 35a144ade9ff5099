import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { setCurrentLanguage } from '#shell/web/texts/language.ts';
import en from '../../../texts/en.json';
import it from '../../../texts/it.json';
import type { Reason } from '../../../rules/progression/proposal.ts';
import { reasonText } from './ReferenceValues.tsx';
import type { Texts } from '../../text.ts';

const area = 'completed-workouts';
const texts = i18next.createInstance();

beforeAll(() => texts.init({ resources: { it: { [area]: it }, en: { [area]: en } } }));

function textIn(language: 'it' | 'en', reason: Reason): string {
  setCurrentLanguage(language);
  return reasonText(texts.getFixedT(language, area) as unknown as Texts, reason);
}

const up: Reason = { code: 'double_up_rir', values: { reps: 12, rir: 2, kg: 2.5 } };

test('the reason of a higher load is one sentence, with numbers in the format of the language', () => {
  expect(textIn('it', up)).toBe("L'ultima volta 12 ripetizioni con almeno 2 di riserva in ogni serie: +2,5 kg.");
  expect(textIn('en', up)).toBe('12 reps with at least 2 in reserve on every set last time: +2.5 kg.');
});

test('a share of a maximum of one hand says so', () => {
  const share: Reason = { code: 'percent_of_max', values: { percent: 70, kg: 24 }, isPerHand: true };
  expect(textIn('it', share)).toBe('70% del tuo massimale stimato, 24 kg per mano.');
  expect(textIn('en', share)).toBe('70% of your estimated one-rep max, 24 kg per hand.');
  expect(textIn('it', { code: share.code, values: share.values })).toBe('70% del tuo massimale stimato, 24 kg.');
});

test('a single repetition is in the singular', () => {
  expect(textIn('it', { code: 'linear_again', values: { reps: 1 } })).toContain('a 1 ripetizione:');
});

test('a reason without repetitions is a complete sentence', () => {
  expect(textIn('it', { code: 'after_break', values: { days: 21 } })).toBe(
    "Dopo un'interruzione riparti dal carico di 21 giorni fa.",
  );
});

test('a load that is lowered for the effort quotes the set that it is computed from, with its load', () => {
  const down: Reason = { code: 'rir_down', values: { reps: 8, rir: 0, target: 8, wanted: 2, from: 100, kg: 5 } };
  expect(textIn('it', down)).toBe(
    "Si calcola dalla volta scorsa: 100 kg per 8 ripetizioni con 0 di riserva. L'obiettivo è 8 con 2: −5 kg.",
  );
});
