import type { PdfComposer } from '../compose.ts';
import type { PdfSource } from '../pdf-source.ts';

interface PlainInput {
  template: 'plain' | 'heavy' | 'slow' | 'wrong';
  title: string;
  pages: number;
}

/** Composes the templates of this folder. */
export const compose: PdfComposer<PlainInput> = ({ template, ...input }, { imagePath }) => ({
  template: new URL(`./${template}.typ`, import.meta.url),
  data: { ...input, footer: '', image: imagePath('logo') },
});

export function plainSource(input: Partial<PlainInput>, images: PdfSource['images'] = {}): PdfSource {
  return {
    composer: new URL('./plain.ts', import.meta.url).href,
    input: { template: 'plain', title: '', pages: 1, ...input },
    language: 'it',
    letterhead: { studio: 'Studio Prova', color: '#92000f' },
    images,
  };
}
