import type { Plugin } from 'vite';

/** The schemas of a route, and `content` of what is handed to a function that makes routes. */
const schemaNames = new Set(['params', 'query', 'body', 'response', 'content']);

interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/**
 * The web asks by a route's method and path; checking is the server's work. So the routes lose their schemas on the way
 * into the bundle, and a schema nobody imports by name takes zod with it out of the first page.
 */
export function stripSchemas(): Plugin {
  return {
    name: 'light-contracts',
    enforce: 'post',
    transform: {
      filter: { id: /\/(areas\/[^/]+\/contract(\/[^/]+)?|shell\/common\/(fields|documents\/routes))\.ts$/ },
      handler(code) {
        const statements = this.parse(code).body as unknown as Node[];
        const edits = [...statements.flatMap(declarations).flatMap(editsOf), ...statements.flatMap(returnedEdits)];
        // Who needs nothing of it does not load it.
        return { code: edited(code, edits), map: null, moduleSideEffects: false };
      },
    },
  };
}

interface Edit {
  start: number;
  end: number;
  text: (code: string) => string;
}

function declarations(statement: Node): Node[] {
  const declared = declarationOf(statement);
  return declared?.type === 'VariableDeclaration' ? (declared['declarations'] as Node[]) : [];
}

function declarationOf(statement: Node): Node | null {
  return (statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement) as Node | null;
}

/** Top-level calls are marked free of effects, so that what nobody uses can go. */
function editsOf(declarator: Node): Edit[] {
  const made = declarator['init'] as Node | null;
  if (made?.type !== 'CallExpression') return [];
  const routes =
    (made['callee'] as Node)['name'] === 'defineRoutes' ? ((made['arguments'] as Node[])[0] ?? null) : null;
  if (routes) return routeEdits(routes);
  return [{ start: made.start, end: made.end, text: (code) => `/* @__PURE__ */ (() => ${code})()` }];
}

/** Of a function that returns routes. */
function returnedEdits(statement: Node): Edit[] {
  const declared = declarationOf(statement);
  if (declared?.type !== 'FunctionDeclaration') return [];
  const returned = ((declared['body'] as Node)['body'] as Node[]).find(({ type }) => type === 'ReturnStatement');
  const routes = returned?.['argument'] as Node | null;
  return routes?.type === 'ObjectExpression' ? routeEdits(routes) : [];
}

function routeEdits(routes: Node): Edit[] {
  return (routes['properties'] as Node[])
    .map((route) => (route.type === 'SpreadElement' ? argumentOf(route) : (route['value'] as Node)))
    .flatMap(propertiesOf)
    .filter(({ name }) => schemaNames.has(name))
    .map(({ node }) => cut(node));
}

/** Of a spread call, such as `...documentRoutes({ ... })`. */
function argumentOf(spread: Node): Node {
  const [first] = (spread['argument'] as Node)['arguments'] as Node[];
  if (!first) throw new Error('argumentOf: the call that makes routes has no argument');
  return first;
}

function propertiesOf(object: Node): { node: Node; name: string }[] {
  const properties = (object['properties'] ?? []) as Node[];
  return properties.map((node) => ({ node, name: String((node['key'] as Node)?.['name']) }));
}

/** The value goes, the comma may stay. */
function cut({ start, end }: Node): Edit {
  return { start, end, text: () => '...null' };
}

function edited(code: string, edits: Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: replace }) => text.slice(0, start) + replace(text.slice(start, end)) + text.slice(end),
      code,
    );
}
