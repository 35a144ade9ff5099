import { Skeleton } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { reloadOnChunkError } from '#shell/web/router/chunk-reload.ts';
import type { NavText } from '#shell/web/router/context.ts';
import { loadTexts } from '#shell/web/texts/texts.ts';

/** A section of the settings that an area above this one adds. Its title is that of the area in the sidebar. */
export interface SettingsSectionEntry {
  name: NavText;
  namespaces: readonly string[];
  load: () => Promise<ComponentType>;
}

export interface SettingsSection {
  name: NavText;
  Section: ComponentType;
}

/** Loads the section when it is rendered, after the page. */
export function lazySettingsSection({ name, namespaces, load }: SettingsSectionEntry): SettingsSection {
  const Loaded = lazy(async () => {
    const [Section] = await reloadOnChunkError(Promise.all([load(), loadTexts(namespaces)]));
    return { default: Section };
  });
  return { name, Section: () => <Suspense fallback={<Skeleton height={600} />}>{<Loaded />}</Suspense> };
}
