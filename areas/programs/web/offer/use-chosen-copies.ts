import { useState } from 'react';
import type { CopyToUpdate } from '../../contract/editing.ts';

/** All who are offered it, except those whose copy was edited by hand: they are chosen one by one. */
export function useChosenCopies(offered: readonly CopyToUpdate[]) {
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = ({ programId, wasEditedByHand }: CopyToUpdate) => turned.get(programId) ?? !wasEditedByHand;
  const chosen = offered.filter(isChosen).map(({ programId }) => programId);

  return {
    chosen,
    toggle: (id: string) => setTurned(new Map(turned).set(id, !chosen.includes(id))),
    chooseAll: (isOn: boolean) => setTurned(new Map(offered.map(({ programId }) => [programId, isOn]))),
  };
}
