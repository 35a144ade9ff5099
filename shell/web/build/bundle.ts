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
