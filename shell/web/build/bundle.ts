/** A file of the build: a chunk with its imports, or an asset with its source files. */
interface BundleFile {
  type: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  moduleIds?: string[];
  viteMetadata?: { importedCss: Set<string> };
  originalFileNames?: string[];
}

/** The files of the build by name. */
export type Bundle = Record<string, BundleFile>;

/** Name of the chunk that contains a module: `areas/home/web/HomeScreen.tsx`. */
export function chunkOf(bundle: Bundle, module: string): string {
  const file = Object.keys(bundle).find((name) => bundle[name]?.moduleIds?.some((id) => id.endsWith(`/${module}`)));
  if (!file) throw new Error(`chunkOf: the build has no ${module}`);
  return file;
}

/** The chunk and its static imports, recursively. */
export function chunkWithImports(bundle: Bundle, file: string, visited = new Set<string>()): Set<string> {
  if (visited.has(file)) return visited;
  visited.add(file);
  for (const next of bundle[file]?.imports ?? []) chunkWithImports(bundle, next, visited);
  return visited;
}

/** The style sheets of the chunks. */
export function stylesheetsOf(bundle: Bundle, files: Iterable<string>): string[] {
  return [...files].flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])]);
}

/** The assets whose source path matches, each with its source path. */
export function assetsFrom(bundle: Bundle, matches: (path: string) => boolean): { file: string; source: string }[] {
  return Object.entries(bundle).flatMap(([file, { originalFileNames = [] }]) => {
    const source = originalFileNames.find(matches);
    return source ? [{ file, source }] : [];
  });
}

/** The groups of two or more files that reach each other by static imports (strongly connected components, Tarjan 1972). */
export function importCycles(bundle: Bundle): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const low = (file: string): number => lowest.get(file) ?? 0;

  function visit(file: string): void {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    open.push(file);
    for (const next of bundle[file]?.imports ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(low(file), low(next)));
    }
    if (low(file) !== order.get(file)) return;
    const cycle = open.splice(open.indexOf(file));
    if (cycle.length > 1) cycles.push(cycle);
  }

  for (const file of Object.keys(bundle)) if (!order.has(file)) visit(file);
  return cycles;
}
