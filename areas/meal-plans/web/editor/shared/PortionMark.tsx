import { Tooltip } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { memo } from 'react';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { conflictsOf } from '#areas/dietary-profiles/rules/conflicts.ts';
import { ConflictMark } from '#areas/dietary-profiles/web/public.tsx';
import { useEditor } from '../context.tsx';
import { GivenConfirmations } from './GivenConfirmations.tsx';

interface PortionMarkProps {
  aliment: UsedAliment;
  /** Why the food is eaten although it conflicts with the profile. */
  note: string;
  /** `reasons` instead of a badge, which a row that is a button cannot focus. */
  kind: 'badge' | 'focusable badge' | 'reasons';
}

/** What speaks against a food for the client of a copy, and the note that overrides it; with the reasons who confirmed it and when. */
export const PortionMark = memo(function PortionMark({ aliment, note, kind }: PortionMarkProps) {
  const profile = useEditor().profile.use();
  const conflicts = profile ? conflictsOf(aliment, profile) : [];
  return (
    <>
      {conflicts.length > 0 && (
        <ConflictMark
          conflicts={conflicts}
          category={aliment.category}
          isShort={kind !== 'reasons'}
          isFocusable={kind === 'focusable badge'}
        />
      )}
      {kind === 'reasons' && <GivenConfirmations alimentId={aliment.id} conflicts={conflicts} />}
      {note !== '' && (
        <Tooltip label={note} multiline maw={320}>
          <IconMessage size={16} aria-label={note} role="img" style={{ flex: 'none' }} />
        </Tooltip>
      )}
    </>
  );
});
