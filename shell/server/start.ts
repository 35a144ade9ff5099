import { areas } from '#areas/all-server.ts';
import { migrate } from './database/migrate.ts';
import { type OpenDatabase, openDatabase } from './database/open.ts';
import { loadCatalogues, type RunningServer, runUpdates, startServer } from './server.ts';
import { readConfig, type Config, ConfigError } from './config.ts';

/**
 * Starts the product for `npm start`: database, migrations, exercise library, server, demo studio. Prints address and
 * logins.
 */
export async function start(): Promise<void> {
  const settings = settingsOrExit();
  const database = await openDatabase(settings);
  const migrated = await migrate(database.ownerUrl, database.secret);
  if (migrated.length > 0) say(`Database prepared: ${migrated.join(', ')}`);
  await loadCatalogues(areas, database.ownerUrl);
  const server = await startServer(settings, areas, database).catch((error) => leave(error, settings, database));
  stopOnSignal(server, database);
  await greet(settings, server, database);
  // One that fails goes on at the next start.
  runUpdates(areas, database.ownerUrl).catch(report);
}

/** Ends the process after a failed start. A port in use is reported in one sentence, any other error with its stack. */
async function leave(error: NodeJS.ErrnoException, { PORT }: Config, database: OpenDatabase): Promise<never> {
  await database.stop();
  if (error.code !== 'EADDRINUSE') throw error;
  process.stderr.write(`The port ${PORT} is taken: stop what listens there, or set PORT to another one.\n`);
  process.exit(1);
}

async function greet(settings: Config, server: RunningServer, { ownerUrl }: OpenDatabase): Promise<void> {
  const logins = settings.hasDemo ? await demoLogins(server, ownerUrl) : [];
  say(`\nForma is ready at ${settings.publicUrl}`);
  if (logins.length > 0) say(`Demo studio:\n${logins.map((login) => `  ${login}`).join('\n')}`);
  if (settings.showsOutbox) say(`Mails: ${settings.publicUrl}/dev/mail`);
}

/** Creates the demo studio and returns its logins. Its code is imported only when the server is ready. */
async function demoLogins(server: RunningServer, ownerUrl: string): Promise<string[]> {
  const { createDemoStudio } = await import('#database/seeds/demo.ts');
  return createDemoStudio(server, ownerUrl);
}

function settingsOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Completes open requests, then exits. The last server that uses the embedded database stops it. */
function stopOnSignal(server: RunningServer, database: OpenDatabase): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // The embedded database is stopped also when the server cannot complete its work, for example without a database.
    await server.stop().catch(report);
    await database.stop().catch(report);
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function report(error: Error): void {
  process.stderr.write(`${error.message}\n`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
