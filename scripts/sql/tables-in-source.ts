import ts from 'typescript';
import { computedTable, type TableAccess, tablesInSql } from './tables-in-sql.ts';

const kyselyReads = /^(selectFrom|from|using|table|(inner|left|right|full|cross)Join(Lateral)?)$/;
const kyselyWrites = /^(insertInto|replaceInto|updateTable|deleteFrom|mergeInto|truncateTable)$/;

export interface SourceTables extends TableAccess {
  /** Lines on which the rows of a raw statement are read with a type that nothing checks. */
  uncheckedRows: number[];
}

/**
 * The tables that the statements of a TypeScript source name: Kysely calls, raw SQL in templates and strings. In a
 * source that computes a table name (`isOwn ? 'exercises' : 'system_exercises'`), every string that is the name of a
 * table counts as read, and as written when the computed table is.
 */
export function tablesInSource(file: string, code: string, tables: ReadonlySet<string>): SourceTables {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: SourceTables = { reads: [], writes: [], calls: [], uncheckedRows: [] };
  const named: string[] = [];
  const computed = { reads: false, writes: false };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = textOf(node);
    if (text !== undefined) {
      const access = isKyselyTable(node, text) ?? (tables.has(text) ? undefined : tablesInSql(text));
      found.reads.push(...(access?.reads ?? []));
      found.writes.push(...(access?.writes ?? []));
      found.calls.push(...(access?.calls ?? []));
      if (!access) named.push(text);
    }
    computed.reads ||= isComputedTable(node, kyselyReads);
    computed.writes ||= isComputedTable(node, kyselyWrites);
    if (isUncheckedResult(node)) found.uncheckedRows.push(lineOf(source, node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (computed.reads || computed.writes) found.reads.push(...named);
  if (computed.writes || found.writes.includes(computedTable)) found.writes.push(...named);
  return { ...found, reads: existing(found.reads, tables), writes: existing(found.writes, tables) };
}

function existing(names: string[], tables: ReadonlySet<string>): string[] {
  return [...new Set(names)].filter((name) => tables.has(name)).sort();
}

/** The text of a string or of a template; a placeholder of a template is `$computed`. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map((span) => ` ${computedTable} ${span.literal.text}`)].join('');
}

/** `'programs as templates'` in `.leftJoin('programs as templates', ...)`, alone or in an array. */
function isKyselyTable(node: ts.Node, text: string): TableAccess | undefined {
  const list = ts.isArrayLiteralExpression(node.parent) ? node.parent : node;
  const call = list.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== list) return undefined;
  const method = methodOf(call);
  const table = text.replace(/ as \w+$/, '');
  if (kyselyReads.test(method)) return { reads: [table], writes: [], calls: [] };
  return kyselyWrites.test(method) ? { reads: [], writes: [table], calls: [] } : undefined;
}

/** `sql.table(name)`, `db.deleteFrom(name)`; not `db.selectFrom(subquery.as('alias'))` nor a list of names. */
function isComputedTable(node: ts.Node, methods: RegExp): boolean {
  const [table] = ts.isCallExpression(node) && methods.test(methodOf(node)) ? node.arguments : [];
  if (!table || textOf(table) !== undefined || ts.isArrayLiteralExpression(table)) return false;
  return !(ts.isCallExpression(table) && methodOf(table) === 'as');
}

/**
 * Whether a node uses what `sql`...`.execute(db)` or `connection.query(...)` returns. Only `rows.ts` may: it checks the
 * rows. A Kysely builder has an `execute` without arguments, whose type follows from the tables.
 */
function isUncheckedResult(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const method = methodOf(node);
  const isRaw = (method === 'execute' && node.arguments.length === 1) || method === 'query';
  return isRaw && readsRows(node);
}

function readsRows(call: ts.CallExpression): boolean {
  let node: ts.Node = call;
  while (ts.isAwaitExpression(node.parent) || ts.isParenthesizedExpression(node.parent)) node = node.parent;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === 'rows';
  if (!ts.isVariableDeclaration(parent)) return false;
  if (!ts.isObjectBindingPattern(parent.name)) return true;
  return parent.name.elements.some((element) => (element.propertyName ?? element.name).getText() === 'rows');
}

function methodOf(call: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : '';
}

function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
}
