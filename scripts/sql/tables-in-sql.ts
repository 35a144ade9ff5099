/** Replaces a computed part of a text. */
export const computedTable = '$computed';

export interface TableAccess {
  reads: string[];
  writes: string[];
  /** Names of functions: names followed by a parenthesis. */
  calls: string[];
}

/** Keywords that end a list of tables: a comma after them does not separate tables. */
const afterTables = new Set(
  'where group order having limit offset set returning union except intersect select values for window'.split(' '),
);
const beforeTable = new Set(['from', 'join', 'using', 'into', 'update', 'table', 'view', 'only']);

/**
 * The tables that an SQL text or a fragment of one names, in lower case, without its common table expressions. It reads
 * tokens and needs no complete statement: `from a, b`, `join`, `using`, `insert into`, `update`, `delete from`,
 * `merge into`, `truncate table`, `refresh materialized view`. A name can also be that of a column; the caller compares
 * with the tables that exist.
 */
export function tablesInSql(text: string): TableAccess {
  const tokens = tokensOf(text);
  const local = commonTableExpressions(tokens);
  const calls = tokens.filter((token, index) => /^[a-z]/.test(token) && tokens[index + 1] === '(');
  const access: TableAccess = { reads: [], writes: [], calls };
  for (const index of tableIndexes(tokens)) {
    const name = tokens[index] ?? '';
    if (local.has(name)) continue;
    access[isWritten(tokens, index) ? 'writes' : 'reads'].push(name);
  }
  return access;
}

function tokensOf(text: string): string[] {
  const plain = text.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ').replaceAll(/'(?:[^']|'')*'/g, ' ? ');
  return [...plain.matchAll(/"[^"]+"|[a-zA-Z_$][\w$]*(?:\.[a-zA-Z_]\w*)?|[^\s\w]/g)].map(([token]) =>
    token.replaceAll('"', '').toLowerCase(),
  );
}

/** The names of the common table expressions: `name as (` and `name (column, ...) as (`. */
function commonTableExpressions(tokens: string[]): Set<string> {
  const names = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (token !== 'as') continue;
    const opens = tokens.slice(index + 1, index + 4).find((next) => next !== 'not' && next !== 'materialized');
    if (opens !== '(') continue;
    const columns = tokens[index - 1] === ')' ? index - tokens.lastIndexOf('(', index) : 0;
    names.add(tokens[index - 1 - columns] ?? '');
  }
  return names;
}

/**
 * Positions of the table names in the tokens: after a keyword such as `from`, and after each comma of the same list.
 */
function tableIndexes(tokens: string[]): number[] {
  const found: number[] = [];
  const inList = [false];
  for (const [index, token] of tokens.entries()) {
    if (token === '(') inList.push(false);
    else if (token === ')') inList.pop();
    else if (afterTables.has(token)) inList[inList.length - 1] = false;
    const isKeyword = beforeTable.has(token) && (token !== 'view' || tokens[index - 1] === 'materialized');
    if (isKeyword) inList[inList.length - 1] = true;
    const startsTable = isKeyword || (token === ',' && inList.at(-1));
    const isFunction = tokens[index + 2] === '(' && token !== 'into';
    if (startsTable && isTableName(tokens[index + 1]) && !isFunction) found.push(index + 1);
  }
  return found;
}

function isTableName(token = ''): boolean {
  return (token === computedTable || /^[a-z_]/.test(token)) && !beforeTable.has(token);
}

function isWritten(tokens: string[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - 4), index).filter((token) => token !== 'only');
  const [word, verb] = before.toReversed();
  if (word === 'into' || word === 'view') return true;
  if (word === 'update') return verb !== 'for' && verb !== 'key' && verb !== 'do';
  return word === 'table' ? verb === 'truncate' || verb === 'lock' : word === 'from' && verb === 'delete';
}
