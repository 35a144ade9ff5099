import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { findPerson } from '#areas/account/server/public.ts';
import { membershipsOf } from '#areas/account/server/store/users.ts';
import { fingerprintOf } from '#areas/aliments/server/import/fingerprint.ts';
import { importFoods, type ImportSummary } from '#areas/aliments/server/import/import-foods.ts';
import { type FoodFile, openFoodFile } from '#areas/aliments/server/import/open-food-file.ts';
import { progressLine, withThousands } from '#areas/aliments/server/import/progress-line.ts';
import { openRejectFile, type RejectFile } from '#areas/aliments/server/import/rejects.ts';
import { FoodFileError } from '#areas/aliments/server/import/text-file.ts';
import type { ImportTarget } from '#areas/aliments/server/store/imports.ts';
import { readConfig } from '#shell/server/config.ts';
import { connect } from '#shell/server/database/connect.ts';
import { migrate } from '#shell/server/database/migrate.ts';
import { openDatabase } from '#shell/server/database/open.ts';
import { runInTransaction } from '#shell/server/database/transaction.ts';
import type pg from 'pg';

const usage = `npm run import:foods -- <file or folder>                             a composition table or product database, for all accounts
npm run import:foods -- <file> --account anna@example.com            your own table (CSV, XLSX), for one account
npm run import:foods -- <file> --source crea --licence "..." --citation "..."   your own table, for all accounts
--yes goes on without a question after the recognised columns are shown.`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    account: { type: 'string' },
    source: { type: 'string' },
    licence: { type: 'string', default: '' },
    citation: { type: 'string', default: '' },
    yes: { type: 'boolean', default: false },
  },
});
const [given] = positionals;
if (!given || positionals.length > 1) fail(usage);
const isTerminal = process.stdout.isTTY === true;

try {
  const file = await openFoodFile(path.resolve(given));
  try {
    assertTarget(file);
    if (await isConfirmed(file)) await run(file);
  } finally {
    file.close();
  }
} catch (error) {
  if (!(error instanceof FoodFileError)) throw error;
  fail(error.message);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** A published source belongs to the library; a table of one's own needs to say where it belongs. */
function assertTarget({ source }: FoodFile): void {
  if (source && options.account)
    throw new FoodFileError(`${source.name} is imported for all accounts, without --account.`);
  if (source) return;
  if (Boolean(options.account) === Boolean(options.source))
    throw new FoodFileError(
      `This is a table of your own: give --account with an e-mail, or --source with a name.\n${usage}`,
    );
  if (options.source && !/^[a-z0-9_-]{1,30}$/.test(options.source))
    throw new FoodFileError('--source has up to 30 small letters, digits, - and _.');
  if (options.source && !options.licence)
    throw new FoodFileError('--source needs --licence: under which terms may the values be used?');
}

/** Shows the recognised columns of a table of one's own before anything is stored. */
async function isConfirmed({ preview, source, edition }: FoodFile): Promise<boolean> {
  if (source)
    console.log(
      `${source.name}${edition === source.name ? '' : `, ${edition}`}\nLicence: ${source.licence}\nCitation: ${source.citation}\n`,
    );
  if (preview) console.log(`${preview}\n`);
  if (!preview || options.yes) return true;
  if (!isTerminal || !process.stdin.isTTY) fail('Nothing was imported. Add --yes when the columns are right.');
  const questions = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await questions.question('Import with these columns? [y/N] ');
  questions.close();
  return /^(y|yes|s|si|sì)$/i.test(answer.trim());
}

async function run(file: FoodFile): Promise<void> {
  const settings = readConfig();
  const database = await openDatabase(settings);
  const pool = connect(database.ownerUrl, 1);
  try {
    await migrate(database.ownerUrl, database.secret);
    const target = await targetOf(file, await accountOf(pool));
    const connection = await pool.connect();
    try {
      await importInto(connection, file, target);
    } finally {
      connection.release();
    }
  } finally {
    await pool.end();
    await database.stop();
  }
}

/** The account whose admin has the given e-mail. */
async function accountOf(pool: pg.Pool): Promise<ImportTarget['account']> {
  const { account: email } = options;
  if (!email) return null;
  return runInTransaction(pool, 'read', async (db) => {
    const person = await findPerson({ db }, email.trim().toLowerCase());
    const admin = person && (await membershipsOf({ db }, person.id)).find(({ role }) => role === 'admin');
    if (!admin) throw new FoodFileError(`${email} is not the admin of an account.`);
    return { id: admin.account_id, name: admin.account_name };
  });
}

async function targetOf({ source, edition, files }: FoodFile, account: ImportTarget['account']): Promise<ImportTarget> {
  const name = source?.source ?? (account ? 'import' : (options.source ?? ''));
  return {
    fingerprint: await fingerprintOf(files, account?.id ?? name),
    file_name: path.basename(given ?? ''),
    account,
    source: name,
    edition: (edition || path.basename(given ?? '')).slice(0, 80),
    licence: source?.licence ?? options.licence,
    citation: source?.citation ?? options.citation,
  };
}

async function importInto(connection: pg.PoolClient, file: FoodFile, target: ImportTarget): Promise<void> {
  const began = performance.now();
  let rejects: RejectFile | undefined;
  let bytes = 0;
  let shownAt = 0;
  const onProgress = (summary: ImportSummary) => {
    const now = performance.now();
    if (now - shownAt < (isTerminal ? 200 : 10_000)) return;
    shownAt = now;
    const line = progressLine({ share: bytes / file.totalBytes, foods: summary.read, seconds: (now - began) / 1000 });
    process.stdout.write(isTerminal ? `\r\u001b[K${line}` : `${line}\n`);
  };
  const rows = () =>
    file.rows((read) => {
      bytes = read;
    });
  const openRejects = (continued: { isContinued: boolean }) => {
    rejects = openRejectFile(path.resolve(given ?? ''), continued);
    return rejects;
  };
  const summary = await importFoods(connection, { target, rows, openRejects, onProgress });
  if (isTerminal) process.stdout.write('\r\u001b[K');
  console.log(summaryOf(summary, target, (performance.now() - began) / 1000));
  if (summary.rejected + summary.cells > 0) console.log(`Reasons: ${rejects?.path()}`);
}

function summaryOf(summary: ImportSummary, { account, source, licence }: ImportTarget, seconds: number): string {
  const { read, added, updated, rejected, cells, continuedAt, otherAllergens } = summary;
  const unchanged = read - continuedAt - added - updated - rejected;
  const others = [...otherAllergens].toSorted(([, one], [, other]) => other - one).slice(0, 10);
  return [
    ...(continuedAt > 0 ? [`Continued after ${withThousands(continuedAt)} foods.`] : []),
    `${withThousands(added)} foods added to ${account ? account.name : 'the library'}, ${withThousands(updated)} updated, ${withThousands(Math.max(0, unchanged))} unchanged or repeated.`,
    `${withThousands(rejected)} foods left out, ${withThousands(cells)} values left out or converted.`,
    ...(others.length > 0
      ? [
          `Other allergens, kept as they are written: ${others.map(([tag, total]) => `${tag} (${withThousands(total)})`).join(', ')}`,
        ]
      : []),
    `Source ${source}${licence ? `, ${licence}` : ''}. ${seconds.toFixed(1)} s.`,
  ].join('\n');
}
