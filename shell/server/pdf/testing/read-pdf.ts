import { extractText, getDocumentProxy, getMeta } from 'unpdf';

export interface ReadPdf {
  /** The text of each page. */
  pages: string[];
  /** Document properties such as title and language. */
  info: Record<string, unknown>;
  /** The structure tree of each page, as JSON. */
  tags: string[];
  /** Names of the embedded fonts. */
  fonts: string[];
  /** Whether the metadata declares conformance to PDF/UA-1. */
  isAccessible: boolean;
}

/** Extracts texts, metadata, tags and font names of a PDF. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const [document, { text }, { info, metadata }] = await Promise.all([
    getDocumentProxy(new Uint8Array(pdf)),
    extractText(new Uint8Array(pdf), { mergePages: false }),
    getMeta(new Uint8Array(pdf)),
  ]);
  const tags = text.map(async (_, page) => JSON.stringify(await (await document.getPage(page + 1)).getStructTree()));
  // `getRaw` is missing when the PDF has no metadata.
  const isAccessible = 'getRaw' in metadata && String(metadata.getRaw()).includes('<pdfuaid:part>1</pdfuaid:part>');
  return { pages: text, info, tags: await Promise.all(tags), fonts: fontsIn(pdf), isAccessible };
}

/** Names of the embedded fonts, without the prefix of a subset: `Inter-Regular` for `ABCDEF+Inter-Regular`. */
function fontsIn(pdf: Uint8Array): string[] {
  const names = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g);
  return [...new Set([...names].map(([, name = '']) => name))].toSorted();
}
