import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { qrCodeSvg } from './code.ts';
import { readFonts } from './fonts.ts';
import type { PdfTaskResult, PdfTask, PdfImage, PdfSource } from './pdf-source.ts';
import { svgPages } from './svg-pages.ts';

/** How many documents ago something must have been used last to be forgotten. */
const rememberedDocuments = 3;

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: readFonts() }] });

process.on('message', async (job: PdfTask) => process.send?.(await answer(job)));
process.on('disconnect', () => process.exit());

async function answer({ order, range }: PdfTask): Promise<PdfTaskResult> {
  try {
    await layOut(order.images ?? {});
    for (const [name, text] of Object.entries(order.qrCodes ?? {}))
      map(`codes/${name}.svg`, Buffer.from(qrCodeSvg(text)));
    const document = compile(order);
    if (!range) return { pdf: pdfOf(document) };
    return { total: document.numOfPages, pages: svgPages(compiler.plainSvg(document), range) };
  } catch (error) {
    return { error: `${order.template}: ${error instanceof Error ? error.message : error}` };
  } finally {
    compiler.resetShadow();
    compiler.evictCache(rememberedDocuments);
  }
}

/** Photos as JPEG, which a PDF takes as it is; what has see-through parts as PNG. */
async function layOut(images: Record<string, PdfImage>): Promise<void> {
  const named = Object.entries(images);
  if (named.length === 0) return;
  const { default: sharp } = await import('sharp');
  for (const [name, { content, fitPixels }] of named) {
    const fitted = sharp(content).resize({
      width: fitPixels,
      height: fitPixels,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { hasAlpha } = await sharp(content).metadata();
    const printed = await (hasAlpha ? fitted.png() : fitted.jpeg({ quality: 85 })).toBuffer();
    map(`images/${name}`, printed);
  }
}

/** A file that is only there for this document. */
function map(name: string, content: Buffer): void {
  compiler.mapShadow(path.join(root, name), content);
}

function compile({ template, data }: PdfSource): NodeTypstDocument {
  const compiled = compiler.compile({
    mainFilePath: path.join(root, template),
    inputs: { data: JSON.stringify(data) },
    resetRead: true,
  });
  if (compiled.result) return compiled.result;
  const diagnostics = compiled.takeDiagnostics();
  throw new Error(JSON.stringify(diagnostics && compiler.fetchDiagnostics(diagnostics)));
}

/** A sign that none of the fonts has keeps a document from the accessibility standard; then it is tagged all the same. */
function pdfOf(document: NodeTypstDocument): Buffer {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' });
  } catch (error) {
    if (!String(error).includes('could not be displayed with font')) throw error;
    return compiler.pdf(document);
  }
}
