import { createSuperAdmin } from '#areas/account/server/operations/super-admin.ts';
import { saveTrainingSchoolUser } from '#areas/training-schools/server/operations.ts';
import { email as emailSchema, requiredText } from '#shell/common/fields.ts';
import { readConfig } from '#shell/server/config.ts';
import { connect } from '#shell/server/database/connect.ts';
import { migrate } from '#shell/server/database/migrate.ts';
import { openDatabase } from '#shell/server/database/open.ts';
import type { Transaction } from '#shell/server/database/scope.ts';
import { runInTransaction } from '#shell/server/database/transaction.ts';

const usage = `npm run user -- super-admin ada@example.com "Ada Rossi"
npm run user -- training-school scuola@example.com "Scuola Rossi"`;

type Person = { email: string; name: string };

/** Creates the users that no page of the product creates. Runs also beside a running server. */
const kinds: Record<string, (scope: Transaction, person: Person, publicUrl: string) => Promise<string>> = {
  'super-admin': async (scope, person, publicUrl) => {
    const token = await createSuperAdmin(scope, person);
    if (!token) return `${person.email} is a super admin, with the password they have.`;
    return `${person.email} is a super admin. This link sets the password, once:\n${publicUrl}/set-password?token=${token}`;
  },
  'training-school': async (scope, person, publicUrl) => {
    const { password } = await saveTrainingSchoolUser(scope, person);
    return `${person.email} logs in at ${publicUrl}/trainingschools/login with the password ${password}`;
  },
};

const [kind = '', ...rest] = process.argv.slice(2);
const [email, name] = [emailSchema.safeParse(rest[0]), requiredText(120).safeParse(rest[1])];
const create = kinds[kind];
if (!create || !email.success || !name.success) {
  console.error(usage);
  process.exit(1);
}

const settings = readConfig();
const database = await openDatabase(settings);
const pool = connect(database.ownerUrl, 1);
try {
  await migrate(database.ownerUrl, database.secret);
  const person = { email: email.data, name: name.data };
  console.log(await runInTransaction(pool, 'write', (db) => create({ db }, person, settings.publicUrl)));
} finally {
  await pool.end();
  await database.stop();
}
