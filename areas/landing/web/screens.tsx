import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readToken } from '#shell/web/api/token.ts';
import { reloadOnChunkError } from '#shell/web/router/chunk-reload.ts';
import { publicRoute } from '#shell/web/router/routes.tsx';
import { loadTexts } from '#shell/web/texts/texts.ts';
import type landing from '../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    landing: typeof landing;
  }
}

/** The landing page. Logged-in users are redirected to the home screen. */
const landingRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/',
  beforeLoad: () => {
    if (readToken()) throw redirect({ href: '/home', replace: true });
  },
  component: lazyRouteComponent(async () => {
    const [{ LandingScreen }] = await reloadOnChunkError(
      Promise.all([import('./LandingScreen.tsx'), loadTexts(['landing'])]),
    );
    return { default: LandingScreen };
  }),
});

export const landingScreens = [landingRoute] as const;
