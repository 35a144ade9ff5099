import type { ComponentType } from 'react';
import { closedAccountRoute } from '#shell/web/router/closed-account-route.tsx';
import { ownDataPath, ownErasurePath } from '#shell/web/router/only-paths.ts';
import { screen } from '#shell/web/router/screen.ts';

/** Parts of the area above this one that makes archives of the data. */
interface ArchiveParts {
  OwnArchive: ComponentType<{ isPolled?: boolean }>;
  ReadyArchive: ComponentType;
}

/**
 * The screens of a client who waits for the deletion of their data, and of one whom the studio has deactivated; every other address
 * leads here. `loadArchive` imports the archive of their data; `archiveTexts` are its texts.
 */
export const ownErasureScreens = (loadArchive: () => Promise<ArchiveParts>, archiveTexts: string) => {
  const namespaces = ['clients', 'account', archiveTexts];
  return [
    screen({
      parent: closedAccountRoute,
      path: ownErasurePath,
      permission: 'login',
      namespaces,
      load: async () => {
        const [{ OwnErasureScreen }, { ReadyArchive }] = await Promise.all([
          import('./OwnErasureScreen.tsx'),
          loadArchive(),
        ]);
        return () => <OwnErasureScreen archive={<ReadyArchive />} />;
      },
    }),
    screen({
      parent: closedAccountRoute,
      path: ownDataPath,
      permission: 'login',
      namespaces,
      load: async () => {
        const [{ EndedAccessScreen }, { OwnArchive, ReadyArchive }] = await Promise.all([
          import('./EndedAccessScreen.tsx'),
          loadArchive(),
        ]);
        return () => <EndedAccessScreen archive={<OwnArchive isPolled />} readyArchive={<ReadyArchive />} />;
      },
    }),
  ] as const;
};
