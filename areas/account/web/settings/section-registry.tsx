import { Skeleton } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { reloadOnChunkError } from '#shell/web/router/chunk-reload.ts';
import { loadTexts } from '#shell/web/texts/texts.ts';

/** A section of the settings that an area above this one adds. */
export interface SettingsSectionEntry {
  name: string;
  /** Without it only the admin sees the section. */
  forEverybody?: boolean;
  /** A hook that reads a text of that area. */
  useTitle: () => string;
  namespaces: readonly string[];
  load: () => Promise<ComponentType>;
}

export interface SettingsSection {
  name: string;
  forEverybody: boolean;
  Title: ComponentType;
  Section: ComponentType;
}

/** Loads the section when it is rendered, after the page. */
export function lazySettingsSection({
  name,
  forEverybody = false,
  useTitle,
  namespaces,
  load,
}: SettingsSectionEntry): SettingsSection {
  const Loaded = lazy(async () => {
    const [Section] = await reloadOnChunkError(Promise.all([load(), loadTexts(namespaces)]));
    return { default: Section };
  });
  const Title = () => <>{useTitle()}</>;
  return {
    name,
    forEverybody,
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
