import { Skeleton } from '@mantine/core';
import { type ComponentType, lazy, Suspense } from 'react';
import { reloadOnChunkError } from '#shell/web/router/chunk-reload.ts';
import type { NavText } from '#shell/web/router/context.ts';
import { loadTexts } from '#shell/web/texts/texts.ts';

/** What an area above this one has to set for the account; its heading is a word of the sidebar. */
export interface SettingsSectionEntry {
  name: NavText;
  texts: readonly string[];
  load: () => Promise<ComponentType>;
}

export interface SettingsSection {
  name: NavText;
  Section: ComponentType;
}

/** They come after the page, and only for who sees them. */
export function lazySettingsSection({ name, texts, load }: SettingsSectionEntry): SettingsSection {
  const Loaded = lazy(async () => {
    const [Section] = await reloadOnChunkError(Promise.all([load(), loadTexts(texts)]));
    return { default: Section };
  });
  return { name, Section: () => <Suspense fallback={<Skeleton height={600} />}>{<Loaded />}</Suspense> };
}
