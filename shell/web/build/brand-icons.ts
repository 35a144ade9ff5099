import sharp from 'sharp';
import type { Plugin } from 'vite';
import { type BrandName, brands } from '../../common/brands.ts';
import { markRadius, logoPaths } from '../theme/logo-paths.ts';
import { textColorOn } from '../theme/palette.ts';

interface Icon {
  file: string;
  size: number;
  /** Size of the logo as a fraction of the side; a maskable icon needs a margin. */
  scale: number;
  radius: number;
}

const pngs: Icon[] = [
  { file: 'icon-192.png', size: 192, scale: 1, radius: markRadius },
  { file: 'icon-512.png', size: 512, scale: 1, radius: markRadius },
  { file: 'maskable-512.png', size: 512, scale: 0.72, radius: 0 },
  { file: 'apple-touch-icon.png', size: 180, scale: 0.86, radius: 0 },
];

/** Generates `/icons/<brand>/…` from the logo paths: the icons of the installed app and of the tab. */
export function brandIcons(): Plugin {
  return {
    name: 'brand-icons',
    async generateBundle() {
      for (const brand of Object.keys(brands) as BrandName[]) {
        for (const { name, source } of await filesOf(brand)) {
          this.emitFile({ type: 'asset', fileName: `icons/${brand}/${name}`, source });
        }
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/icons', async (request, response, next) => {
        const [, brand = '', name] = (request.url ?? '').split('/');
        const file =
          brand in brands
            ? (await filesOf(brand as BrandName)).find((candidate) => candidate.name === name)
            : undefined;
        if (!file) return next();
        response.setHeader('content-type', file.name.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
        response.end(file.source);
      });
    },
  };
}

async function filesOf(brand: BrandName): Promise<{ name: string; source: Buffer }[]> {
  const renderedPngs = pngs.map(async ({ file, size, scale, radius }) => {
    const svg = Buffer.from(markSvg(brand, { scale, radius }));
    return {
      name: file,
      source: await sharp(svg, { density: 72 * (size / 32) })
        .resize(size, size)
        .png()
        .toBuffer(),
    };
  });
  const mark = { name: 'mark.svg', source: Buffer.from(markSvg(brand, { scale: 1, radius: markRadius })) };
  return [mark, ...(await Promise.all(renderedPngs))];
}

function markSvg(brand: BrandName, { scale, radius }: { scale: number; radius: number }): string {
  const { color } = brands[brand];
  const shift = (32 - 32 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="${radius}" fill="${color}"/><path transform="translate(${shift} ${shift}) scale(${scale})" d="${logoPaths[brand]}" fill="${textColorOn(color)}" fill-rule="evenodd"/></svg>`;
}
