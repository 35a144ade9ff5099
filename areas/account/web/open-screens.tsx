import { closedAccountRoute } from '#shell/web/router/closed-account-route.tsx';
import { closedAccountPath } from '#shell/web/router/only-paths.ts';
import { appRoute, publicRoute } from '#shell/web/router/routes.tsx';
import { screen } from '#shell/web/router/screen.ts';
import type { SettingsSectionEntry } from './settings/section-registry.tsx';

const namespaces = ['account'];

export const closedAccountScreens = [
  screen({
    parent: closedAccountRoute,
    path: closedAccountPath,
    permission: 'login',
    namespaces,
    load: async () => (await import('./ClosedAccountScreen.tsx')).ClosedAccountScreen,
  }),
] as const;

/** Open to guests and to logged-in people. */
export const accountOpenScreens = [
  screen({
    parent: publicRoute,
    path: '/download-app',
    permission: 'public',
    namespaces,
    load: async () => (await import('./DownloadAppScreen.tsx')).DownloadAppScreen,
  }),
  screen({
    parent: publicRoute,
    path: '/studio/$studioId/$kind',
    permission: 'public',
    namespaces,
    load: async () => (await import('./StudioDocumentScreen.tsx')).StudioDocumentScreen,
  }),
] as const;

/** The screens of the account. `loadSections` loads the sections that areas above this one add to the settings. */
export function accountScreens(loadSections: () => Promise<readonly SettingsSectionEntry[]>) {
  const settings = {
    parent: appRoute,
    permission: 'login',
    namespaces,
    load: async () => {
      const [{ createSettingsScreen }, sections] = await Promise.all([
        import('./settings/SettingsScreen.tsx'),
        loadSections(),
      ]);
      return createSettingsScreen(sections);
    },
  } as const;
  return [screen({ ...settings, path: '/settings' }), screen({ ...settings, path: '/settings/$section' })] as const;
}
