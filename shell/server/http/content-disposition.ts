/**
 * The header that makes a browser download a file. The name is sent in ASCII for old browsers and in UTF-8 (RFC 6266).
 */
export function contentDisposition(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ \w.,()-]/g, '-');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
