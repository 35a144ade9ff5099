interface Copy {
  startsOn: string;
  state: string;
}

/** The copies that have not ended, the first to start first; undefined while they are loading. */
export function inOrderOfStart<OneCopy extends Copy>(copies: readonly OneCopy[] | undefined): OneCopy[] | undefined {
  return copies
    ?.filter(({ state }) => state !== 'terminated')
    .toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : one.startsOn > other.startsOn ? 1 : 0));
}
