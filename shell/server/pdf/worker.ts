import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { textsIn } from '../texts/texts.ts';
import { serveTasks } from '../workers/serve-tasks.ts';
import { readableOnWhite, textColorOn } from './colors.ts';
import { type ComposedPdf, type PdfComposer, qrCodePath } from './compose.ts';
import { readFonts } from './fonts.ts';
import { formatterFor, withBreakOpportunities } from './format.ts';
import type { PdfImage, PdfSource, PdfTask, RenderedPages } from './pdf-source.ts';
import { qrCodeSvg } from './qr-code.ts';
import { svgPages } from './svg-pages.ts';

/** Number of documents for which the compiler keeps its cache. */
const cachedDocuments = 3;

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const compiler = NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs: readFonts() }] });

serveTasks(render);

async function render({ source, range }: PdfTask): Promise<Uint8Array | RenderedPages> {
  try {
    await addImages(source.images);
    const document = compile(await composed(source));
    if (!range) return pdfOf(document);
    return { total: document.numOfPages, pages: svgPages(compiler.plainSvg(document), range) };
  } finally {
    compiler.resetShadow();
    compiler.evictCache(cachedDocuments);
  }
}

/** Composes a document and adds the values that `document.typ` and `letterhead.typ` read. */
async function composed({ composer, input, language, letterhead, images }: PdfSource): Promise<ComposedPdf> {
  const { compose } = (await import(composer)) as { compose: PdfComposer<unknown> };
  const t = textsIn(language);
  const imagePath = (name: string) => (images[name] ? `/images/${name}` : null);
  const pdf = compose(input, { language, t, format: formatterFor(language), imagePath });
  const { studio, color } = letterhead;
  const templateData = {
    ...pdf.data,
    language,
    pageNumber: t('shell:pdf.pageNumber'),
    letterhead: {
      studio: withBreakOpportunities(studio),
      logo: imagePath('logo'),
      color,
      onColor: textColorOn(color),
      readableColor: readableOnWhite(color),
    },
  };
  return { ...pdf, data: templateData };
}

/** Converts images to JPEG, which a PDF embeds unchanged, or to PNG when they have transparency. */
async function addImages(images: Record<string, PdfImage>): Promise<void> {
  const entries = Object.entries(images);
  if (entries.length === 0) return;
  const { default: sharp } = await import('sharp');
  for (const [name, { content, fitPixels }] of entries) {
    const fitted = sharp(content).resize({
      width: fitPixels,
      height: fitPixels,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const { hasAlpha } = await sharp(content).metadata();
    addFile(`/images/${name}`, await (hasAlpha ? fitted.png() : fitted.jpeg({ quality: 85 })).toBuffer());
  }
}

/** Adds a virtual file that exists for this document only. */
function addFile(name: string, content: Buffer): void {
  compiler.mapShadow(path.join(root, name), content);
}

function compile({ template, data, qrCodes = {} }: ComposedPdf): NodeTypstDocument {
  for (const [name, text] of Object.entries(qrCodes)) addFile(qrCodePath(name), Buffer.from(qrCodeSvg(text)));
  const mainFilePath = fileURLToPath(template);
  const compiled = compiler.compile({ mainFilePath, inputs: { data: JSON.stringify(data) }, resetRead: true });
  if (compiled.result) return compiled.result;
  const diagnostics = compiled.takeDiagnostics();
  const problems = JSON.stringify(diagnostics && compiler.fetchDiagnostics(diagnostics));
  throw new Error(`${path.relative(root, mainFilePath)}: ${problems}`);
}

/** Exports PDF/UA-1, or a tagged PDF without that standard when no font has one of the characters. */
function pdfOf(document: NodeTypstDocument): Buffer {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' });
  } catch (error) {
    if (!String(error).includes('could not be displayed with font')) throw error;
    return compiler.pdf(document);
  }
}
