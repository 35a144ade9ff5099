import { useStore } from 'zustand/react';
import { todayIn } from '#shell/common/dates.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { isDirty } from '#shell/web/documents/document-store.ts';
import { useMe } from '#shell/web/session.ts';
import type { MealPlanRecord } from '../../../contract/document.ts';
import type { PublishedVersion } from '../../../contract/assigned.ts';
import { type MealPlanDetail, mealPlanRoutes } from '../../../contract/routes.ts';
import { useEditor } from '../context.tsx';

/** What was published when the editor was opened. */
export type OpenedPublication = Pick<MealPlanDetail, 'published' | 'publishedVersion'>;

interface Publication {
  /** The version that the client follows, or the first one that is still to come; undefined before the first one. */
  active: PublishedVersion | undefined;
  /** The next version that takes the place of that one. */
  next: PublishedVersion | undefined;
  /** Whether the copy was edited since it was published, by the rule of the lists. A copy that has ended waits for nothing. */
  isWaiting: boolean;
}

/** What the client sees of the open copy, and whether there are edits to publish; it follows every edit. */
export function usePublication({
  mealPlan: { id, clientId, endsOn },
  atOpening,
}: {
  mealPlan: MealPlanRecord;
  atOpening: OpenedPublication;
}): Publication {
  const { timeZone } = useMe();
  const { store } = useEditor();
  const { data = atOpening } = useApiQuery(
    mealPlanRoutes.published,
    { id },
    // What the editor was opened with has no confirmations, so it is out of date for whoever needs them.
    {
      enabled: clientId !== null,
      initialData: atOpening,
      initialDataUpdatedAt: 0,
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
  const { published, publishedVersion } = data;
  const isEdited = useStore(store, (state) => isDirty(state) || state.version > (publishedVersion ?? state.version));
  const hasEnded = endsOn !== null && endsOn < todayIn(timeZone);
  // The newest number comes first, and of scheduled versions a newer one starts later.
  const active =
    published.find(({ state }) => state === 'active') ??
    published.findLast(({ state }) => state === 'scheduled') ??
    published[0];
  const next = published.findLast((one) => one.state === 'scheduled' && one !== active);
  return { active, next, isWaiting: active !== undefined && isEdited && !hasEnded };
}
