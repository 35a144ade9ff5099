import type pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import * as exercise from '#areas/exercises/rules/taxonomy.ts';
import { partsOfEndedStates } from '#areas/dietary-profiles/rules/ended-states.ts';
import { partsOfMaternalWords } from '#areas/dietary-profiles/rules/maternal-names.ts';
import { partsOfIllnessWords } from '#areas/visits/rules/diagnosis-answers.ts';
import { partsOfAllergyWords } from '#areas/dietary-profiles/rules/allergy-parts.ts';
import { partsOfExclusionWords } from '#areas/dietary-profiles/rules/stated-exclusions.ts';
import { declaringWords } from '#areas/visits/rules/declaring-words.ts';
import { partsOfEndingWords } from '#areas/visits/rules/ended-medicines.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { queryRows } from '#shell/server/database/rows.ts';
import { readTableOwners, unownedTable } from '../../scripts/sql/check-tables.ts';
import { tablesInSql } from '../../scripts/sql/tables-in-sql.ts';
import { requireRowSecurity } from './row-security.ts';
import { openTestServer } from './server.ts';

let owner: pg.Client;

beforeAll(async () => {
  owner = (await openTestServer()).owner;
});

test('the permissions of each role are the same in the code and in the database', async () => {
  const RolePermissions = z.object({ role: z.string(), permissions: z.array(z.string()) });
  const rows = await queryRows(owner, RolePermissions, { text: 'select role, permissions from role_permissions' });

  const stored = Object.fromEntries(rows.map(({ role, permissions }) => [role, permissions.toSorted()]));
  const written = Object.entries(rolePermissions()).map(([role, permissions]) => [role, permissions.toSorted()]);
  expect(stored).toEqual(Object.fromEntries(written));
});

test('a table of an account without row-level security is found, with what to do', async () => {
  await requireRowSecurity(owner);
  await owner.query('begin; create table unprotected_records (account_id uuid, id uuid)');

  const check = requireRowSecurity(owner);
  await expect(check).rejects.toThrow("call enable_account_rls('unprotected_records') in its migration");
  await owner.query('rollback');
});

test.each(['exercises', 'system_exercises'])(
  'the enumerations of %s are the same in the code and in the database',
  async (table) => {
    const rows = await queryRows(owner, z.object({ name: z.string(), definition: z.string() }), {
      text: `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = $1::regclass and contype = 'c'`,
      values: [table],
    });

    const { categories, levels, mechanics, forces, muscles, equipment } = exercise;
    const lists = { category: categories, level: levels, mechanic: mechanics, force: forces, muscles, equipment };
    for (const [column, values] of Object.entries(lists)) {
      const definition = rows.find(({ name }) => name === `${table}_${column}`)?.definition ?? '';
      expect([...definition.matchAll(/'(\w+)'/g)].map(([, value]) => value)).toEqual(values);
    }
  },
);

test.each([
  ['check_ins_about_allergies', partsOfAllergyWords],
  ['check_ins_about_exclusions', partsOfExclusionWords],
  ['check_ins_about_ended_medicines', partsOfEndingWords],
  ['check_ins_about_maternal_states', partsOfMaternalWords],
  ['check_ins_about_illnesses', partsOfIllnessWords],
  ['check_ins_about_ended_states', partsOfEndedStates],
  ['check_ins_that_may_declare', declaringWords],
])('the index %s has the words that later check-ins are searched for', async (name, pattern) => {
  const rows = await queryRows(owner, z.object({ indexdef: z.string() }), {
    text: 'select indexdef from pg_indexes where indexname = $1',
    values: [name],
  });

  expect(rows.map(({ indexdef }) => indexdef)).toEqual([expect.stringContaining(`'${pattern}'`)]);
});

test('every table of the database belongs to one area in tables.json', async () => {
  const text = `select relname as name from pg_class where relnamespace = 'public'::regnamespace
    and relkind in ('r', 'm') and relname <> 'migrations' order by 1`;
  const rows = await queryRows(owner, z.object({ name: z.string() }), { text });

  const owned = Object.values(readTableOwners().areas).flatMap(({ tables }) => tables);
  expect(rows.filter(({ name }) => !owned.includes(name)).map(({ name }) => unownedTable(name))).toEqual([]);
  expect(owned.toSorted()).toEqual(rows.map(({ name }) => name));
});

test('tables.json knows the tables that functions of the database name', async () => {
  const text = `select proname as name, coalesce(pg_get_function_sqlbody(oid), prosrc) as body from pg_proc
    where pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`;
  const functions = await queryRows(owner, z.object({ name: z.string(), body: z.string() }), { text });
  const { areas, functions: listed } = readTableOwners();
  const tables = new Set(Object.values(areas).flatMap((area) => area.tables));

  const named = functions.map(({ name, body }) => {
    const { reads, writes } = tablesInSql(body);
    return [name, [...new Set([...reads, ...writes])].filter((table) => tables.has(table)).toSorted()] as const;
  });
  expect(Object.fromEntries(named.filter(([, names]) => names.length > 0))).toEqual(listed);
});
