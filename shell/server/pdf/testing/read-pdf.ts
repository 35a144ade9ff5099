import { extractText, getDocumentProxy, getMeta } from 'unpdf';

export interface ReadPdf {
  /** The words of each page. */
  pages: string[];
  /** Title, language. */
  info: Record<string, unknown>;
  /** The tree of tags of each page, as JSON. */
  tags: string[];
  /** Whether it says that it keeps PDF/UA-1. */
  isAccessible: boolean;
}

/** A PDF as a machine reads it. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const [document, { text }, { info, metadata }] = await Promise.all([
    getDocumentProxy(new Uint8Array(pdf)),
    extractText(new Uint8Array(pdf), { mergePages: false }),
    getMeta(new Uint8Array(pdf)),
  ]);
  const tags = text.map(async (_, page) => JSON.stringify(await (await document.getPage(page + 1)).getStructTree()));
  // Without metadata there is no reader for it either.
  const isAccessible = 'getRaw' in metadata && String(metadata.getRaw()).includes('<pdfuaid:part>1</pdfuaid:part>');
  return { pages: text, info, tags: await Promise.all(tags), isAccessible };
}
