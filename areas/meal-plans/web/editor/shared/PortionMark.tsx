import { Tooltip } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { memo } from 'react';
import type { Component } from '#areas/aliments/contract.ts';
import { conflictsOf, distinctConflicts } from '#areas/dietary-profiles/rules/conflicts.ts';
import { ConflictMark } from '#areas/dietary-profiles/web/public.tsx';
import { conflictsInName } from '../../../rules/note-conflicts.ts';
import { useEditor } from '../context.tsx';
import { GivenConfirmations } from './GivenConfirmations.tsx';

interface PortionMarkProps {
  /** The food, and its own names in the meal, which may name others: “Riso (oppure tonno)”. */
  portion: Pick<Component, 'aliment' | 'custom_name' | 'custom_name_en'>;
  /** Why the food is eaten although it conflicts with the profile. */
  note: string;
  /** `reasons` instead of a badge, which a row that is a button cannot focus. */
  kind: 'badge' | 'focusable badge' | 'reasons';
}

/** What speaks against a food for the client of a copy, and the note that overrides it; with the reasons who confirmed it and when. */
export const PortionMark = memo(function PortionMark({ portion, note, kind }: PortionMarkProps) {
  const profile = useEditor().profile.use();
  const { aliment, custom_name, custom_name_en } = portion;
  const conflicts = profile ? conflictsOf(aliment, profile) : [];
  const named = profile ? conflictsInName({ custom_name, custom_name_en }, aliment, profile) : [];
  const all = distinctConflicts([...conflicts, ...named.flatMap(({ reasons }) => reasons)]);
  return (
    <>
      {all.length > 0 && (
        <ConflictMark
          conflicts={all}
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
