import { newId } from '#shell/common/ids.ts';
import { clearDraft, readDraft, saveDraft } from '../forms/drafts.ts';

export interface IdempotencyKeys {
  /** The key to send a request with. */
  keyOf(request: object): string;
  /** The server answered, with a result or a refusal: the next request is another action. */
  markAnswered(request: object): void;
  /** No answer arrived, so the server may have run the request: the next one has the same key. */
  markUnanswered(request: object): void;
}

/**
 * The idempotency keys of one form or page: one for each intended action. The same request while it is under way, as by a
 * double click, has the same key. So has the next request after one whose answer did not arrive; if it was changed
 * meanwhile, the server refuses it once, because the first one was stored. With `draft`, the key survives a reload with
 * the draft.
 */
export function createIdempotencyKeys(draft?: string): IdempotencyKeys {
  const storageKey = draft && `${draft}.sent`;
  const underWay = new Map<string, string>();
  let unanswered = readDraft<{ key: string }>(storageKey)?.key;

  function end(request: object): string | undefined {
    const text = JSON.stringify(request);
    const key = underWay.get(text);
    underWay.delete(text);
    return key;
  }

  /** Stores the key of a request that is under way or has no answer, the newest one of several. */
  function store(): void {
    const key = [...underWay.values()].at(-1) ?? unanswered;
    if (key) saveDraft(storageKey, { key });
    else clearDraft(storageKey);
  }

  return {
    keyOf(request) {
      const text = JSON.stringify(request);
      const key = underWay.get(text) ?? unanswered ?? newId();
      underWay.set(text, key);
      store();
      return key;
    },
    markAnswered(request) {
      if (end(request) === unanswered) unanswered = undefined;
      store();
    },
    markUnanswered(request) {
      unanswered = end(request);
      store();
    },
  };
}
