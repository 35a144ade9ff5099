import { Button } from '@mantine/core';
import { clearDraft } from '#shell/web/forms/drafts.ts';
import { useDraft } from '#shell/web/forms/use-draft.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { commentDraftKey } from '../drafts.ts';
import { changeEnd } from '../local-store/log.ts';
import { useRunner } from '../runner-context.ts';
import { EndComment } from '../screens/EndComment.tsx';

/** The client's comment at the end of the workout; what is typed and not saved is a draft. */
export function CorrectedComment({ comment, hasPain }: { comment: string; hasPain: boolean | undefined }) {
  const t = useTexts('completed-workouts');
  const { store } = useRunner();
  const draftKey = commentDraftKey(store);
  const [{ comment: typed, shown }, setTyped] = useDraft(draftKey, () => ({ comment, shown: comment }));

  function change(changed: string): void {
    setTyped({ comment: changed, shown });
    if (changed.trim() === comment) clearDraft(draftKey);
  }

  function save(): void {
    const saved = typed.trim();
    changeEnd(store, { comment: saved }, shown);
    setTyped({ comment: saved, shown: saved });
    clearDraft(draftKey);
  }

  return (
    <>
      <EndComment hasPain={hasPain} value={typed} onChange={change} />
      {typed.trim() !== comment && (
        <Button variant="default" onClick={save}>
          {t('correction.saveComment')}
        </Button>
      )}
    </>
  );
}
