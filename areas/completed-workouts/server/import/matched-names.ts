import { matchNames } from '#areas/exercises/server/public.ts';
import type { ImportedExercise } from '../../contract/import.ts';
import { libraryNameOf } from '../../rules/import/usual-names.ts';
import type { Scope } from '#shell/server/database/scope.ts';

type Match = Omit<ImportedExercise, 'name' | 'sets'>;

/** Another name of an exercise; `isSame`: an exercise with that name is an exact match. */
interface Other {
  name: string;
  isSame: boolean;
}

/**
 * Matches the exercise names of an export with the account's and the library's exercises: by the name itself, else by
 * the library's name for common exercises of the apps, else with the equipment in front ("Barbell Bench Press" for
 * "Bench Press (Barbell)").
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
