import { expect, test, vi } from 'vitest';
import { installMethod, takeInstallView } from './install-prompt.ts';

function onPhone({ isInstalled = false } = {}): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('standalone') ? isInstalled : query.includes('coarse'),
  }));
}

test('the installation is offered three times on a device, and never in the installed app', () => {
  localStorage.clear();
  onPhone({ isInstalled: true });
  expect(takeInstallView()).toBe(false);

  onPhone();
  expect([1, 2, 3, 4].map(takeInstallView)).toEqual([true, true, true, false]);
  vi.unstubAllGlobals();
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 'ios'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'menu'],
])('%s installs by %s', (userAgent, method) => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

  expect(installMethod()).toBe(method);
  agent.mockRestore();
});
