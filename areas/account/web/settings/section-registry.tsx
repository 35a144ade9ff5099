import { Skeleton } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { reloadOnChunkError } from '#shell/web/router/chunk-reload.ts';
import { loadTexts } from '#shell/web/texts/texts.ts';

/** Settings of an area above this one. */
export interface SettingsSectionEntry {
  name: string;
  /** A hook that reads a text of that area. */
  useTitle: () => string;
  texts: readonly string[];
  load: () => Promise<ComponentType>;
}

export interface SettingsSection {
  name: string;
  Title: ComponentType;
  Section: ComponentType;
}

/** Loaded after the screen, and only for those who see it. */
export function lazySettingsSection({ name, useTitle, texts, load }: SettingsSectionEntry): SettingsSection {
  const Loaded = lazy(async () => {
    const [Section] = await reloadOnChunkError(Promise.all([load(), loadTexts(texts)]));
    return { default: Section };
  });
  const Title = () => <>{useTitle()}</>;
  return {
    name,
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
