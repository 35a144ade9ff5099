import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReferenceIntake } from '../contract/references.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
const file = path.join(folder, '../../../database/catalogues/reference-intakes.csv');

let loaded: Promise<readonly ReferenceIntake[]> | undefined;

/** The reference intakes of the authorities. Read once; a failed read is repeated. */
export function readAuthorityIntakes(): Promise<readonly ReferenceIntake[]> {
  loaded ??= readIntakes().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function readIntakes(): Promise<readonly ReferenceIntake[]> {
  const [text, { parse }] = await Promise.all([fs.readFile(file, 'utf8'), import('csv-parse/sync')]);
  return parse<Record<string, string>>(text, { columns: true }).map((line) =>
    ReferenceIntake.parse({
      authority: line['authority'],
      nutrient: line['nutrient'],
      kind: line['kind'],
      sex: line['sex'] || null,
      ageFrom: Number(line['age_from']),
      ageTo: line['age_to'] ? Number(line['age_to']) : null,
      state: line['state'] || null,
      lower: line['lower'] ? Number(line['lower']) : null,
      upper: line['upper'] ? Number(line['upper']) : null,
      unit: line['unit'],
      per: line['per'],
      appliesTo: line['applies_to'],
    }),
  );
}
