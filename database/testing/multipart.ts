interface Part {
  name: string;
  /** A buffer is sent as a file, a text as a field. */
  content: Buffer | string;
  fileName?: string;
}

/** Headers and payload of a multipart request. */
export function multipart(parts: readonly Part[]): { headers: Record<string, string>; payload: Buffer } {
  const encoded = parts.flatMap(({ name, content, fileName = 'file' }) => {
    const file = typeof content === 'string' ? '' : `; filename="${fileName}"`;
    const header = `--edge\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(header), Buffer.from(content), Buffer.from('\r\n')];
  });
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([...encoded, Buffer.from('--edge--\r\n')]),
  };
}
