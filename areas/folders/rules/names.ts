import { freeName } from '#shell/common/free-name.ts';
import { type Folder, folderLimits } from '../contract.ts';

export type NamedFolder = Pick<Folder, 'id' | 'name'>;

/** Renames folders that move to a parent with the names `taken`: a taken name gets a number, the others stay. */
export function namesAmong(moving: readonly NamedFolder[], taken: readonly string[]): NamedFolder[] {
  const names = [...taken];
  return moving.map(({ id, name }) => {
    const free = freeName(name, names, folderLimits.name);
    names.push(free);
    return { id, name: free };
  });
}
