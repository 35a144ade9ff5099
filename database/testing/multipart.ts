interface MultipartFile {
  filename: string;
  content: Buffer | string;
  mediaType?: string;
}

/** Payload and header of a form with the fields first and the file last, as the web sends it. */
export function multipartForm(fields: Record<string, unknown>, { filename, content, mediaType }: MultipartFile) {
  const type = mediaType ? `\r\ncontent-type: ${mediaType}` : '';
  const payload = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => Buffer.from(`${partHeader(name)}\r\n\r\n${textOf(value)}\r\n`)),
    Buffer.from(`${partHeader('file')}; filename="${filename}"${type}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n--edge--\r\n'),
  ]);
  return { headers: { 'content-type': 'multipart/form-data; boundary=edge' }, payload };
}

function partHeader(name: string): string {
  return `--edge\r\ncontent-disposition: form-data; name="${name}"`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
