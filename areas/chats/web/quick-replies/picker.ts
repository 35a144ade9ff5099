import { type KeyboardEvent, useState } from 'react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { type QuickReply, quickReplyRoutes } from '../../contract/quick-replies.ts';
import { fillVariables, type VariableValues } from '../../rules/variables.ts';

/** Quick replies that are shown at a time. */
const maxShown = 8;
/** What follows a `/` at the beginning of the text or after a space, at its end. */
const typedPattern = /(?:^|\s)\/(\S*)$/;

interface PickerOptions {
  text: string;
  isEnabled: boolean;
  values: VariableValues;
  onChoose: (text: string, attachment: QuickReply['attachment']) => void;
}

/** The quick replies that match what is typed after a `/`. The arrow keys move, Enter and Tab choose, Escape closes. */
export function useQuickReplyPicker({ text, isEnabled, values, onChoose }: PickerOptions) {
  const typed = isEnabled ? typedPattern.exec(text)?.[1] : undefined;
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const [position, setPosition] = useState({ typed, index: 0 });
  const isOpen = typed !== undefined && closedFor !== text;
  const { data, isPending } = useApiQuery(quickReplyRoutes.list, {}, { enabled: isOpen });
  /** The account has no quick replies. */
  const isEmpty = data?.quickReplies.length === 0;
  const matching = (data?.quickReplies ?? []).filter(matches(typed ?? '')).slice(0, maxShown);
  const active = position.typed === typed ? Math.min(position.index, Math.max(0, matching.length - 1)) : 0;

  function choose({ text: template, attachment }: QuickReply): void {
    const before = text.slice(0, text.length - (typed?.length ?? 0) - 1);
    onChoose(before + fillVariables(template, values), attachment);
  }

  /** Whether the key was for the list. */
  function onKeyDown({ key }: KeyboardEvent): boolean {
    if (!isOpen) return false;
    const reply = matching[active];
    if (key === 'Escape') setClosedFor(text);
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1;
      setPosition({ typed, index: (active + step + matching.length) % Math.max(1, matching.length) });
    } else if ((key === 'Enter' || key === 'Tab') && reply) choose(reply);
    else return false;
    return true;
  }

  return { isOpen, isPending, isEmpty, matching, active, choose, onKeyDown, close: () => setClosedFor(text) };
}

export type QuickReplyPicker = ReturnType<typeof useQuickReplyPicker>;

function matches(typed: string): (reply: QuickReply) => boolean {
  const searched = typed.toLowerCase();
  return ({ title, text }) => title.toLowerCase().includes(searched) || text.toLowerCase().includes(searched);
}
