import type { Plugin } from 'vite';

const checked = new Set(['params', 'query', 'body', 'response']);

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
      filter: { id: /\/(areas\/[^/]+\/contract(\/[^/]+)?|shell\/common\/(fields|attachments|pdf))\.ts$/ },
      handler(code) {
        const statements = this.parse(code).body as unknown as Node[];
        const edits = statements.flatMap(declarations).flatMap(editsOf);
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
  const declared = (statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement) as Node | null;
  return declared?.type === 'VariableDeclaration' ? (declared['declarations'] as Node[]) : [];
}

/** Top-level calls are marked free of effects, so that what nobody uses can go. */
function editsOf(declarator: Node): Edit[] {
  const made = declarator['init'] as Node | null;
  if (made?.type !== 'CallExpression') return [];
  const routes =
    (made['callee'] as Node)['name'] === 'defineRoutes' ? ((made['arguments'] as Node[])[0] ?? null) : null;
  if (routes)
    return propertiesOf(routes).flatMap(({ value }) =>
      propertiesOf(value)
        .filter(isSchema)
        .map(({ node }) => cut(node)),
    );
  return [{ start: made.start, end: made.end, text: (code) => `/* @__PURE__ */ (() => ${code})()` }];
}

function propertiesOf(object: Node): { node: Node; name: string; value: Node }[] {
  const properties = (object['properties'] ?? []) as Node[];
  return properties.map((node) => ({
    node,
    name: String((node['key'] as Node)?.['name']),
    value: node['value'] as Node,
  }));
}

function isSchema({ name }: { name: string }): boolean {
  return checked.has(name);
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
