type TextFile = { default: Record<string, unknown> };

const files = {
  ...import.meta.glob<TextFile>('/shell/texts/*.json'),
  ...import.meta.glob<TextFile>('/shell/web/*/texts/*.json'),
  ...import.meta.glob<TextFile>('/areas/*/texts/*.json'),
};

/** Reads texts from the disk, because tests have no network. */
export async function readTexts(path: string): Promise<Record<string, unknown>> {
  const importFile = files[path];
  if (!importFile) throw new Error(`readTexts: no file ${path}`);
  return (await importFile()).default;
}
