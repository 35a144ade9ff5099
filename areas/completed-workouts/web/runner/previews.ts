/** Where the pictures and videos that still wait can be seen, as long as this page lives. */
const previews = new Map<string, string>();

export function previewOf(mediumId: string): string | undefined {
  return previews.get(mediumId);
}

export function showPreview(mediumId: string, file: Blob): void {
  if (previews.has(mediumId) || !URL.createObjectURL) return;
  previews.set(mediumId, URL.createObjectURL(file));
}

export function forgetPreview(mediumId: string): void {
  const url = previews.get(mediumId);
  if (url) URL.revokeObjectURL(url);
  previews.delete(mediumId);
}
