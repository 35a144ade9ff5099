import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const minBytes = 1024;

/** Writes a Brotli and a gzip copy of every text file of the build, which the server sends without compressing again. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        for (const name of fs.globSync('**/*.{js,css,json,svg}', { cwd: folder })) compress(path.join(folder, name));
      },
    },
  };
}

function compress(file: string): void {
  const content = fs.readFileSync(file);
  if (content.length < minBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  fs.writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  fs.writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
