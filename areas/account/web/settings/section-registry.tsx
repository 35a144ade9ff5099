import { Skeleton } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Permission, Role } from '#shell/common/permissions.ts';
import { reloadOnChunkError } from '#shell/web/router/chunk-reload.ts';
import { loadTexts } from '#shell/web/texts/texts.ts';

/** A section of the settings that an area above this one adds. */
export interface SettingsSectionEntry {
  name: string;
  /** A hook that reads a text of that area. */
  useTitle: () => string;
  namespaces: readonly string[];
  load: () => Promise<ComponentType>;
  /** Who sees the section as one of their own; without it, it is one of the studio, for the admin. */
  roles?: readonly Role[];
  /** What the section requires beside a role. */
  permission?: Permission;
}

export interface SettingsSection {
  name: string;
  roles: readonly Role[];
  permission: Permission | undefined;
  group: 'own' | 'studio';
  Title: ComponentType;
  Section: ComponentType;
}

/** Loads the section when it is rendered, after the page. */
export function lazySettingsSection({
  name,
  useTitle,
  namespaces,
  load,
  roles,
  permission,
}: SettingsSectionEntry): SettingsSection {
  const Loaded = lazy(async () => {
    const [Section] = await reloadOnChunkError(Promise.all([load(), loadTexts(namespaces)]));
    return { default: Section };
  });
  const Title = () => <>{useTitle()}</>;
  return {
    name,
    roles: roles ?? ['admin'],
    permission,
    group: roles ? 'own' : 'studio',
    Title: () => (
      <Suspense>
        <Title />
      </Suspense>
    ),
    Section: () => (
      <Suspense fallback={<Skeleton height={600} />}>
        <Loaded />
      </Suspense>
    ),
  };
}
