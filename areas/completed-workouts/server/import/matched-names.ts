import { matchNames } from '#areas/exercises/server/public.ts';
import type { ImportedExercise } from '../../contract/import.ts';
import { libraryNameOf } from '../../rules/import/usual-names.ts';
import type { Scope } from '#shell/server/database/scope.ts';

type Match = Omit<ImportedExercise, 'name' | 'sets'>;

/** Another way to call an exercise; `isSame`: who is called like that is the one. */
interface Other {
  name: string;
  isSame: boolean;
}

/**
 * What the exercises of an export may be: called like that in the library or by the account, else as the apps' usual
 * names are called here, else "Bench Press (Barbell)" as "Barbell Bench Press".
 */
export async function matchedNames(scope: Scope, names: readonly string[]): Promise<Map<string, Match>> {
  const asWritten = await matchNames(scope, names);
  const others = names.flatMap((name) => {
    const other = asWritten.get(name)?.match === 'exact' ? null : otherName(name);
    return other ? [[name, other] as const] : [];
  });
  const found = await matchNames(
    scope,
    others.map(([, { name }]) => name),
  );
  const better = others.flatMap(([name, other]): [string, Match][] => {
    const match = found.get(other.name);
    if (match?.match !== 'exact') return [];
    return [[name, other.isSame ? match : { ...match, match: 'similar' }]];
  });
  return new Map([...asWritten, ...better]);
}

function otherName(name: string): Other | null {
  const usual = libraryNameOf(name);
  if (usual) return usual;
  const [, exercise, equipment] = /^(.+?)\s*\(([^()]+)\)$/.exec(name) ?? [];
  if (!exercise || !equipment) return null;
  const italian = italianEquipment[equipment.toLowerCase()];
  return { name: italian ? `${exercise} ${italian}` : `${equipment} ${exercise}`, isSame: true };
}

const italianEquipment: Record<string, string> = {
  bilanciere: 'con bilanciere',
  manubri: 'con manubri',
  manubrio: 'con manubrio',
  cavo: 'al cavo',
  cavi: 'ai cavi',
  macchina: 'alla macchina',
};
