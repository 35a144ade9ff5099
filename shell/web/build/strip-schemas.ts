import type { Plugin } from 'vite';

/**
 * Properties of a route that are schemas. `content` is the schema in the argument of functions that return routes, such
 * as `documentRoutes`.
 */
const schemaProperties = new Set(['params', 'query', 'body', 'response', 'content']);
/** The functions of `shell/common/route.ts` whose argument is a table of routes. */
const routeTables = new Set(['defineRoutes', 'defineSubjectRoutes']);
/**
 * Properties of a route in `defineSubjectRoutes` that hold its two variants (own record, record of a client), each with
 * optional schemas.
 */
const sides = new Set(['own', 'client']);
const contractFile = /\/areas\/[^/]+\/contract(\/[^/]+)?\.ts$/;

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Removes the schemas from the routes in the bundle. A request needs only method and path, so that the first page does not
 * load zod. A schema that a module imports by name stays in the contract.
 *
 * Forms validate with the body schema of their route (`forms/body-schema.ts`). A route with a body gets `loadBody`, which
 * imports the contract with its schemas, `contract.ts?schemas`, as a separate chunk.
 */
export function stripSchemas(): Plugin {
  return {
    name: 'strip-schemas',
    enforce: 'post',
    transform: {
      filter: {
        id: /\/(areas\/[^/]+\/contract(\/[^/]+)?|shell\/common\/(fields|attachments|pdf|realtime|documents\/routes))\.ts(\?schemas)?$/,
      },
      async handler(code, id) {
        const statements = this.parse(code).body as unknown as Node[];
        const edits = id.endsWith('?schemas')
          ? await Promise.all(
              statements
                .map(sourceOf)
                .filter((source) => source !== null)
                .map(async (source) => importWithSchemas(source, (await this.resolve(source.path, id))?.id)),
            )
          : [
              ...statements.flatMap(declarationsOf).flatMap((declaration) => editsOf(declaration, { code, id })),
              ...statements.flatMap(returnedRoutes).flatMap((route) => withoutSchemas(route)),
            ];
        return { code: applyEdits(code, edits), map: null, moduleSideEffects: false };
      },
    },
  };
}

interface ImportSource {
  path: string;
  start: number;
  end: number;
}

function sourceOf({ type, ...statement }: Node): ImportSource | null {
  const source = type === 'ImportDeclaration' ? (statement['source'] as Node) : null;
  return source && { path: String(source['value']), start: source.start, end: source.end };
}

/**
 * Makes a contract with schemas import other contracts with schemas too. Otherwise the chunk of the first page would
 * need the schemas.
 */
function importWithSchemas({ path, start, end }: ImportSource, resolved = path): Edit {
  const target = contractFile.test(resolved) ? `${resolved}?schemas` : path;
  return { start, end, text: JSON.stringify(target) };
}

function declarationsOf(statement: Node): Node[] {
  const declared = declaredBy(statement);
  return declared?.type === 'VariableDeclaration' ? (declared['declarations'] as Node[]) : [];
}

function declaredBy(statement: Node): Node | null {
  return (statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement) as Node | null;
}

/** The routes that a function such as `documentRoutes` returns. */
function returnedRoutes(statement: Node): Node[] {
  const declared = declaredBy(statement);
  if (declared?.type !== 'FunctionDeclaration') return [];
  const returned = ((declared['body'] as Node)['body'] as Node[]).find(({ type }) => type === 'ReturnStatement');
  return propertiesOf((returned?.['argument'] ?? undefined) as Node | undefined).map(({ value }) => value);
}

/**
 * The edits of one declaration: schemas are removed from routes, and other top-level calls are marked as free of side
 * effects, so that the bundler removes unused ones.
 */
function editsOf(declaration: Node, { code, id }: { code: string; id: string }): Edit[] {
  const value = declaration['init'] as Node | null;
  // Fields that several schemas share.
  if (value?.type === 'ObjectExpression' && propertiesOf(value).some((field) => isCall(field.value)))
    return [
      { start: value.start, end: value.end, text: `/* @__PURE__ */ (() => (${code.slice(value.start, value.end)}))()` },
    ];
  if (value?.type !== 'CallExpression') return [];
  const table = nameOf(value['callee']);
  if (!routeTables.has(table)) {
    const { start, end } = value;
    if (table.endsWith('Routes'))
      return [
        { start, end: start, text: '/* @__PURE__ */ (() => ' },
        ...(value['arguments'] as Node[]).flatMap((argument) => withoutSchemas(argument)),
        { start: end, end, text: ')()' },
      ];
    // The second argument of a live event is its schema.
    const [eventType] = table === 'defineLiveEvent' ? (value['arguments'] as Node[]) : [];
    const call = eventType ? `${code.slice(start, eventType.end)})` : code.slice(start, end);
    return [{ start, end, text: `/* @__PURE__ */ (() => ${call})()` }];
  }
  const [routes] = value['arguments'] as Node[];
  return propertiesOf(routes).flatMap((route) => {
    if (route.node.type === 'SpreadElement') return withoutSchemas(argumentOf(route.node) ?? undefined);
    const side = table === 'defineSubjectRoutes' ? '.own' : '';
    const path = `${nameOf(declaration['id'])}.${route.name}${side}.body`;
    const load = `loadBody: () => import(${JSON.stringify(`${id}?schemas`)}).then((contract) => contract.${path})`;
    return withoutSchemas(route.value, load);
  });
}

/** The argument of a spread call, such as `...documentRoutes({ ... })`; null for spread routes that a constant holds. */
function argumentOf(spread: Node): Node | null {
  const argument = spread['argument'] as Node;
  return argument.type === 'CallExpression' ? ((argument['arguments'] as Node[])[0] ?? null) : null;
}

function withoutSchemas(route: Node | undefined, body = '...null'): Edit[] {
  return propertiesOf(route).flatMap(({ node: { start, end }, name, value }) => {
    if (sides.has(name)) return withoutSchemas(value);
    return schemaProperties.has(name) ? [{ start, end, text: name === 'body' ? body : '...null' }] : [];
  });
}

function isCall(value: Node | undefined): boolean {
  return value?.type === 'CallExpression';
}

function nameOf(identifier: unknown): string {
  return String((identifier as Node)['name']);
}

function propertiesOf(object: Node | undefined): { node: Node; name: string; value: Node }[] {
  const properties = (object?.['properties'] ?? []) as Node[];
  return properties.map((node) => ({ node, name: nameOf(node['key'] ?? {}), value: node['value'] as Node }));
}

function applyEdits(code: string, edits: Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code);
}
