import { type BrandName, brands } from '#shell/common/brands.ts';
import type { Language } from '#shell/common/fields.ts';
import { textsIn } from '../texts/texts.ts';

interface PageError {
  status: number;
  message: string;
  language: Language;
  brandName: BrandName;
}

/** The page for an address of the web app that the server cannot answer. It needs no script. */
export function errorPage({ status, message, language, brandName }: PageError): string {
  const { name } = brands[brandName];
  const home = textsIn(language)('shell:errors.toHome');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${status} - ${name}</title></head>
<body style="font-family: system-ui, sans-serif; max-width: 30rem; margin: 20vh auto; padding: 0 1rem; line-height: 1.5">
<p>${name}</p><h1>${status}</h1><p>${message}</p><p><a href="/">${home}</a></p></body></html>`;
}
