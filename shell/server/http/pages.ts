import fs from 'node:fs';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BrandName, brands } from '#shell/common/brands.ts';
import type { Language } from '#shell/common/fields.ts';
import { commonProblems, Problem } from '#shell/common/problem.ts';
import { withPatients } from '../texts/patients.ts';
import type { Config } from '../config.ts';

const immutable = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app. Files below `assets/` have a content hash in their name and are cached for a year. Every
 * other path is a page of the app and gets `index.html`, with the brand and, if `/dev/mail` is available, with
 * `data-dev`: then the app has its own pages under `/dev`.
 */
export async function servePages(app: FastifyInstance, settings: Config, folder: string): Promise<void> {
  const brand = brands[settings.PLATFORM_NAME];
  const isDietitian = settings.APP_VARIANT === 'dietitian';
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json').send(manifest(settings)),
  );
  if (!fs.existsSync(path.join(folder, 'index.html'))) {
    app.setNotFoundHandler(async () => {
      throw new Problem(commonProblems.not_found);
    });
    return;
  }

  const page = fs
    .readFileSync(path.join(folder, 'index.html'), 'utf8')
    .replace(
      /data-platform="\w+"/,
      `data-platform="${settings.PLATFORM_NAME}"${isDietitian ? ' data-variant="dietitian"' : ''}${settings.showsOutbox ? ' data-dev' : ''}`,
    )
    .replace(/<title>.*?<\/title>/, `<title>${brand.name}</title>`)
    .replace('og:title" content="Forma"', `og:title" content="${brand.name}"`)
    .replaceAll('/icons/forma/', `/icons/${settings.PLATFORM_NAME}/`)
    .replaceAll('https://app.example.com', settings.publicUrl);
  const pages = { it: pageIn('it', page, brand), en: pageIn('en', page, brand) };
  const send = (request: FastifyRequest, reply: FastifyReply) =>
    reply.type('text/html').header('cache-control', 'no-cache').send(pageFor(pages, request));
  if (isDietitian) {
    servePatientTexts(app, folder);
    app.get('/', async (_request, reply) => reply.redirect('/login'));
  }
  for (const page of isDietitian ? ['/index.html'] : ['/', '/index.html'])
    app.get(page, async (request, reply) => send(request, reply));

  await app.register(staticFiles, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isNamedByContent = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isNamedByContent ? immutable : 'no-cache');
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url.split('?')[0] ?? '');
    if (!wantsPage) throw new Problem(commonProblems.not_found);
    return send(request, reply);
  });
}

/**
 * The text files of the dietitian variant, at the addresses of the built ones. They are not cached for a year: the address does not
 * change with the variant.
 */
function servePatientTexts(app: FastifyInstance, folder: string): void {
  const assets = path.join(folder, 'assets');
  for (const file of fs.readdirSync(assets)) {
    const [, language] = /^(it|en)-[\w-]+\.json$/.exec(file) ?? [];
    if (language !== 'it' && language !== 'en') continue;
    const texts = JSON.parse(fs.readFileSync(path.join(assets, file), 'utf8')) as object;
    const body = JSON.stringify(withPatients(texts, language));
    app.get(`/assets/${file}`, async (_request, reply) =>
      reply.type('application/json').header('cache-control', 'no-cache').send(body),
    );
  }
}

/** The HTML page in a language, with the brand's description for browsers and crawlers that do not run JavaScript. */
function pageIn(language: Language, page: string, brand: (typeof brands)[BrandName]): string {
  return page
    .replace('<html lang="it"', `<html lang="${language}"`)
    .replaceAll(brands.forma.description.it, brand.description[language]);
}

/**
 * The page for a request, without the preload links of other paths or languages. The service worker requests
 * `/index.html`, which gets the links of `/home`.
 */
function pageFor(pages: Record<Language, string>, request: FastifyRequest): string {
  const requestedPath = request.url.split('?')[0];
  const path = requestedPath === '/index.html' ? '/home' : requestedPath;
  const language = languageOf(request.headers);
  return pages[language].replaceAll(/<link[^>]*data-early="([^" ]+) ?([^"]*)"[^>]*>\s*/g, (link, wanted, only) =>
    (wanted === '*' || wanted === language) && (only === '' || only === path) ? link : '',
  );
}

/** The language that was chosen on the device, else the one that was shown last, else the first of the browser's that there is. */
function languageOf({ cookie = '', 'accept-language': preferred = '' }: FastifyRequest['headers']): Language {
  const [, chosen] = /(?:^|;\s*)language=(it|en)/.exec(cookie) ?? [];
  const [, shown] = /(?:^|;\s*)shown_language=(it|en)/.exec(cookie) ?? [];
  // Browsers send the languages in the order of preference.
  const [, ofBrowser] = /(?:^|,)\s*(it|en)\b/i.exec(preferred) ?? [];
  return (chosen ?? shown ?? ofBrowser)?.toLowerCase() === 'en' ? 'en' : 'it';
}

function manifest({ PLATFORM_NAME }: Config): object {
  const { name, color } = brands[PLATFORM_NAME];
  const icon = (file: string, sizes: string, purpose = 'any') => ({
    src: `/icons/${PLATFORM_NAME}/${file}.png`,
    sizes,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name,
    short_name: name,
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    lang: 'it',
    background_color: '#ffffff',
    theme_color: color,
    icons: [icon('icon-192', '192x192'), icon('icon-512', '512x512'), icon('maskable-512', '512x512', 'maskable')],
  };
}
