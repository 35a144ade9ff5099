import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { testSecret } from '#database/testing/cluster.ts';

interface Ended {
  code: number | null;
  /** What the process wrote to both outputs. */
  text: string;
}

/** Starts `npm run import:foods` as a process on the database. */
export function startImport(
  ownerUrl: string,
  commandArguments: readonly string[],
): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, ['scripts/import-foods.ts', ...commandArguments], {
    env: { ...process.env, DATABASE_URL: ownerUrl, SECRET: testSecret, NODE_ENV: 'production' },
  });
  let text = '';
  for (const output of [child.stdout, child.stderr])
    output?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  return { child, ended: once(child, 'close').then(([code]) => ({ code: code as number | null, text })) };
}
