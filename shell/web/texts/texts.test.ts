import i18n from 'i18next';
import { expect, test, vi } from 'vitest';
import { readTexts } from '../testing/texts.ts';
import { storedLanguage } from './language.ts';
import { applyLanguage, startTexts } from './texts.ts';

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
