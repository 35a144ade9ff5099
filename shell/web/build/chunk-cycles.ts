import type { Plugin } from 'vite';
import { type Bundle, importCycles } from './bundle.ts';

/**
 * Fails the build if chunks import each other in a circle. The module that runs first would read imports that are not
 * set yet, although its source files have no circular import: only the built app would break.
 */
export function refuseChunkCycles(): Plugin {
  return {
    name: 'chunk-cycles',
    apply: 'build',
    generateBundle: (_options, bundle) => {
      const [cycle] = importCycles(bundle as Bundle);
      if (!cycle) return;
      const contents = cycle.map((file) => `${file}: ${modulesOf(bundle as Bundle, file)}`);
      throw new Error(`These chunks import each other; change the groups in vite.config.ts.\n${contents.join('\n')}`);
    },
  };
}

function modulesOf(bundle: Bundle, file: string): string {
  const modules = bundle[file]?.moduleIds ?? [];
  return modules.map((id) => id.replace(`${process.cwd()}/`, '')).join(', ');
}
