import { enableCompileCache } from 'node:module';

enableCompileCache();
checkNode();
const { start } = await import('./start.ts');
await start();

/** A failed optional package is silent, so the server says itself when it runs on the wrong Node. */
function checkNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return;
  process.stderr.write(`Forma needs the Node it installs, not ${process.version}: run it with npm start.\n`);
  process.exit(1);
}
