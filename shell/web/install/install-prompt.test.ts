import { expect, test, vi } from 'vitest';
import { installMethod } from './install-prompt.ts';
import { takeInstallView } from './install-view.ts';

function onPhone({ isInstalled = false } = {}): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('standalone') ? isInstalled : query.includes('coarse'),
  }));
}

test('the installation is offered three times on a device, days apart, and never in the installed app', () => {
  localStorage.clear();
  onPhone({ isInstalled: true });
  expect(takeInstallView()).toBe(false);

  onPhone();
  const monday = Date.parse('2026-11-23T08:00:00Z');
  const offeredAfter = [0, 0.01, 2, 3, 4, 6, 20].filter((days) => takeInstallView(monday + days * 86_400_000));
  expect(offeredAfter).toEqual([0, 3, 6]);
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
