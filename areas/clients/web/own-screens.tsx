import type { ComponentType } from 'react';
import { closedAccountRoute } from '#shell/web/router/closed-account-route.tsx';
import { ownErasurePath } from '#shell/web/router/routes.tsx';
import { screen } from '#shell/web/router/screen.ts';

/**
 * The screen of a client who waits for the deletion of their data; every other address leads here. `loadArchive` imports the part of an
 * area above this one with the archive that was made before; `archiveTexts` are its texts.
 */
export const ownErasureScreens = (loadArchive: () => Promise<ComponentType>, archiveTexts: string) =>
  [
    screen({
      parent: closedAccountRoute,
      path: ownErasurePath,
      permission: 'login',
      namespaces: ['clients', 'account', archiveTexts],
      load: async () => {
        const [{ OwnErasureScreen }, Archive] = await Promise.all([import('./OwnErasureScreen.tsx'), loadArchive()]);
        return () => <OwnErasureScreen archive={<Archive />} />;
      },
    }),
  ] as const;
