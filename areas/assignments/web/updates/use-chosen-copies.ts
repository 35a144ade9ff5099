import { useState } from 'react';
import type { CopyUpdate } from '../../contract.ts';

/** The ids of the copies to update. Initially all copies are chosen, except those edited by hand. */
export function useChosenCopies(copies: readonly CopyUpdate[]) {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = ({ id, wasEditedByHand }: CopyUpdate) => toggled.get(id) ?? !wasEditedByHand;
  const chosen = copies.filter(isChosen).map(({ id }) => id);

  return {
    chosen,
    toggle: (id: string) => setToggled(new Map(toggled).set(id, !chosen.includes(id))),
    chooseAll: (isOn: boolean) => setToggled(new Map(copies.map(({ id }) => [id, isOn]))),
  };
}
