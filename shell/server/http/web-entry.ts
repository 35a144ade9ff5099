import fs from 'node:fs';
import path from 'node:path';

let entry: string | null | undefined;

/** Address of the script that the page of the app starts with, `/assets/index-3f2a.js`; null without a built web app. */
export function webEntry(): string | null {
  if (entry === undefined) {
    const page = path.resolve('dist/web/index.html');
    const html = fs.existsSync(page) ? fs.readFileSync(page, 'utf8') : '';
    entry = entryIn(html);
  }
  return entry;
}

export function entryIn(html: string): string | null {
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? null;
}
