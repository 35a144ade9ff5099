import { type CareKind, careKinds } from '#areas/clients/contract/care.ts';

/** One kind of care of a client that passed to another professional. A membership id is null without a professional. */
interface CareChange {
  kind: CareKind;
  from: string | null;
  to: string | null;
}

interface Professional {
  id: string;
  /** As clients read it. */
  name: string;
  /** Whether they read the conversations of the clients they are in charge of, and of no others. */
  readsOwnChats: boolean;
}

export const handOverKeys = ['now', 'newReader', 'unnamedReader', 'ended'] as const;
export const handOverContexts = ['both', ...careKinds] as const;

interface HandOverText {
  /**
   * Key of the text. `now`: the professional is in charge. `newReader`: in charge, and can read the earlier messages. `unnamedReader`:
   * like `newReader`, for a line without a name, because the account hides the names of its collaborators. `ended`: not in charge any more.
   */
  key: (typeof handOverKeys)[number];
  /** Who follows, or no longer follows, the client, and the name that the client reads now. */
  professionalId: string;
  name: string;
  context: (typeof handOverContexts)[number];
}

interface HandOver {
  /** Everything that changed for the client at once. */
  changes: readonly CareChange[];
  /** Those of the changes that the client reads. */
  announced: readonly CareChange[];
  professionals: ReadonlyMap<string, Professional>;
  /** The professionals after the change. */
  inCharge: Partial<Record<CareKind, string>>;
}

/**
 * Returns the lines for one client. A change between two professionals with the same visible name has a line only when the new one could
 * not read the chat before, because they were in charge of nothing.
 */
export function handOverTexts({ changes, announced, professionals, inCharge }: HandOver): HandOverText[] {
  const former = new Map(changes.map(({ kind, from }) => [kind, from]));
  const inChargeBefore = careKinds.map((kind) => (former.has(kind) ? former.get(kind) : inCharge[kind]));
  const texts = announced.flatMap(({ kind, from, to }): HandOverText[] => {
    const [before, now] = [professionals.get(from ?? ''), professionals.get(to ?? '')];
    const isSameName = before?.name === now?.name;
    const isNewReader = now?.readsOwnChats === true && !inChargeBefore.includes(now.id);
    if (isSameName && !isNewReader) return [];
    const key = isNewReader ? (isSameName ? 'unnamedReader' : 'newReader') : 'now';
    if (now) return [{ key, professionalId: now.id, name: now.name, context: kind }];
    return before ? [{ key: 'ended', professionalId: before.id, name: before.name, context: kind }] : [];
  });
  const byText = Map.groupBy(texts, ({ key, name, professionalId }) =>
    key === 'unnamedReader' ? professionalId : `${key} ${name}`,
  );
  return [...byText.values()].flatMap(([first, second]) =>
    first && second ? [{ ...first, context: 'both' }] : (first ?? []),
  );
}
