type TextFile = { default: Record<string, unknown> };

const files = {
  ...import.meta.glob<TextFile>('/shell/texts/*.json'),
  ...import.meta.glob<TextFile>('/shell/web/*/texts/*.json'),
  ...import.meta.glob<TextFile>('/areas/*/texts/*.json'),
};

/** The texts of a test come from the disk, without the network it does not have. */
export async function readTexts(path: string): Promise<Record<string, unknown>> {
  const read = files[path];
  if (!read) throw new Error(`readTexts: no file ${path}`);
  return (await read()).default;
}
