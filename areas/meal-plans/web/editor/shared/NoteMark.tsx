import { memo, useMemo } from 'react';
import { distinctConflicts } from '#areas/dietary-profiles/rules/conflicts.ts';
import { ConflictMark } from '#areas/dietary-profiles/web/public.tsx';
import { conflictsInText } from '../../../rules/note-conflicts.ts';
import { useEditor } from '../context.tsx';

interface NoteMarkProps {
  /** A text of a meal or a line in both languages. */
  text: string;
  otherText: string;
  /** Whether the badge takes the focus; not inside of a button. */
  isFocusable?: boolean;
}

/** What speaks against the foods that a text names, for the client of a copy. */
export const NoteMark = memo(function NoteMark({ text, otherText, isFocusable = false }: NoteMarkProps) {
  const profile = useEditor().profile.use();
  const found = useMemo(() => (profile ? conflictsInText([text, otherText], profile) : []), [profile, text, otherText]);
  const [first] = found;
  if (!first) return null;
  const reasons = distinctConflicts(found.flatMap((one) => one.reasons));
  return <ConflictMark conflicts={reasons} category={first.category} isShort isFocusable={isFocusable} />;
});
