import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, startEmbedded } from '#shell/server/database/embedded.ts';
import { migrate } from '#shell/server/database/migrate.ts';

const output = 'shell/server/database/tables.ts';

/** Generates the types of the tables from a new database with all migrations. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forma-types-'));
fs.chmodSync(folder, 0o755);
const port = await freePort(15_000);
const database = await startEmbedded({
  dataDir: path.join(folder, 'postgres'),
  port,
  password: 'types',
  durable: false,
});
try {
  const url = `postgres://postgres:types@127.0.0.1:${port}/postgres`;
  await migrate(url, 'types');
  const mapping = JSON.stringify({ timestamptz: 'string', date: 'string', numeric: 'number', int8: 'number' });
  const options = ['--dialect=postgres', `--url=${url}`, `--out-file=${output}`, `--type-mapping=${mapping}`];
  const runner = path.resolve('node_modules/kysely-codegen/dist/cli/bin.js');
  execFileSync(process.execPath, [runner, ...options, '--exclude-pattern=migrations'], { stdio: 'inherit' });
  execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', output], {
    stdio: 'inherit',
  });
} finally {
  database.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
