import type { useLowEnergyAnswer } from '#areas/assignments/web/public.tsx';
import type { ApiRequest } from '#shell/common/route.ts';
import { useApiMutation } from '#shell/web/api/query.ts';
import { useSingleMutation } from '#shell/web/api/single-mutation.ts';
import { saveAll } from '#shell/web/documents/autosave.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import type { AllergyConfirmation } from '../../../contract/allergy-confirmations.ts';
import type { FoodConflict } from '../../../contract/assigned.ts';
import { mealPlanRoutes } from '../../../contract/routes.ts';
import { mealPlanInvalidations } from '../../invalidations.ts';
import { useEditor } from '../context.tsx';
import { explainConflicts } from '../edits/change.ts';

type PublishRequest = ApiRequest<typeof mealPlanRoutes.publish>;

interface Publication {
  conflictNote: string;
  confirmedAllergies: AllergyConfirmation[];
  /** Null for today. */
  startsOn: string | null;
}

interface PublicationOptions {
  answer: ReturnType<typeof useLowEnergyAnswer>;
  /** The foods that the conflict note explains. */
  unexplained: readonly FoodConflict[];
  onDone: () => void;
}

/** Publishes the meal plan of the editor. */
export function usePublication(
  { conflictNote, confirmedAllergies, startsOn }: Publication,
  { answer, unexplained, onDone }: PublicationOptions,
) {
  const t = useTexts('meal-plans');
  const { id, store, autosave, ui } = useEditor();
  const { isPublishOpen } = ui;
  const publish = useApiMutation(mealPlanRoutes.publish, {
    invalidates: mealPlanInvalidations,
    skipGlobalErrorHandler: true,
    onSuccess: ({ published }) => {
      toast.success(t('publish.done', { date: formatDate(published.startsOn) }));
      onDone();
    },
  });

  /**
   * The server publishes the saved version, so all edits are saved first. The conflict note is one of these edits: a save by the
   * server would change the version and show this editor a conflict.
   */
  async function savedRequest(): Promise<PublishRequest | null> {
    if (unexplained.length > 0) explainConflicts(store, unexplained, conflictNote.trim());
    if (!(await saveAll(autosave))) return null;
    const { version } = store.getState();
    const confirmed = { ...answer.ofRequest(), ...(confirmedAllergies.length > 0 && { confirmedAllergies }) };
    return { id, version, startsOn, ...confirmed };
  }

  /** `refused`: the request to send again, of the same version: what was edited since is not what was confirmed. */
  const submission = useSingleMutation<void, PublishRequest | null>({
    mutationFn: async (refused) => {
      const request = refused ?? (await savedRequest());
      if (!request) return onDone();
      await publish.mutateAsync(request).catch((error: unknown) => {
        const resend = (confirmation: object) =>
          isPublishOpen.get() && submission.mutate({ ...request, ...confirmation });
        if (!isPublishOpen.get() || !answer.askAfter(error, resend)) throw error;
      });
    },
  });
  return submission;
}
