import i18n from 'i18next';
import { expect, test, vi } from 'vitest';
import { readTexts } from '../testing/texts.ts';
import { storedLanguage } from './language.ts';
import { applyLanguage, loadTexts, startTexts } from './texts.ts';

test('applying the language that is shown already, as every navigation does, renders nothing again', async () => {
  await startTexts(readTexts);
  await applyLanguage('it');
  const changed = vi.fn();
  i18n.on('languageChanged', changed);

  await applyLanguage('it');
  expect(changed).not.toHaveBeenCalled();
  await applyLanguage('en');
  expect(changed).toHaveBeenCalledOnce();
  i18n.off('languageChanged', changed);
});

test('the language that is shown is remembered for the next start, without being chosen on the device', async () => {
  await applyLanguage('en');

  expect(document.cookie).toContain('shown_language=en');
  expect(storedLanguage()).toBeUndefined();
});

test('a date that begins with 8 or 11 is elided in Italian, and not in English', async () => {
  await applyLanguage('it');
  await loadTexts(['meal-plans']);
  expect(i18n.t('meal-plans:publish.since', { date: '8 dic 2026' })).toBe("Pubblicato dall'8 dic 2026");

  await applyLanguage('en');
  await loadTexts(['meal-plans']);
  expect(i18n.t('meal-plans:publish.since', { date: '8 Dec 2026' })).toBe('Published from 8 Dec 2026');
});

test('without a language that was chosen or shown before, the app starts in that of the page', async () => {
  const cookies = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
  document.documentElement.lang = 'en';
  vi.resetModules();
  expect((await import('./language.ts')).currentLanguage()).toBe('en');

  cookies.mockReturnValue('shown_language=it');
  vi.resetModules();
  expect((await import('./language.ts')).currentLanguage()).toBe('it');
});
