import { expect, test, vi } from 'vitest';

test('without texts the error of the start is a word of both languages', async () => {
  // Texts that another test has loaded would be found.
  vi.resetModules();
  document.body.innerHTML = '<div class="splash"></div>';
  const { showStartError } = await import('./splash.ts');
  const { startTexts } = await import('./texts/texts.ts');
  await startTexts(() => Promise.reject(new Error('no network')));

  expect(() => showStartError(new Error('no code'))).toThrow('no code');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Offline');
  expect(document.querySelector('button')?.textContent).toBe('↻');
});
