import { sql } from 'kysely';
import { z } from 'zod';
import { AnamnesisTemplate } from '../../contract/anamnesis.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

const Stored = z.object({ version: z.number().int(), content: AnamnesisTemplate });

export async function findTemplate({ db }: Transaction): Promise<z.output<typeof Stored> | undefined> {
  const [row] = await rowsOf(db, Stored, sql`select version, content from anamnesis_templates`);
  return row;
}

/** False when the template was saved since that version; 0 is the built-in one. */
export async function saveTemplate(
  { db, caller }: Scope,
  { version, content }: z.output<typeof Stored>,
): Promise<boolean> {
  const json = JSON.stringify(content);
  const rows = await rowsOf(
    db,
    z.object({ version: z.number().int() }),
    version === 0
      ? sql`insert into anamnesis_templates (content, saved_by) values (${json}::jsonb, ${caller.membershipId})
          on conflict (account_id) do nothing returning version`
      : sql`update anamnesis_templates
          set content = ${json}::jsonb, version = version + 1, saved_by = ${caller.membershipId}, saved_at = now()
          where version = ${version} returning version`,
  );
  return rows.length > 0;
}
