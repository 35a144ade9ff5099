import { methodOf, pathOf } from '#shell/common/route.ts';
import { readContracts } from './contracts.ts';

const contracts = await readContracts();
const rows = contracts.flatMap(({ area, routes }) =>
  routes.map((route) => ({
    method: methodOf(route),
    path: pathOf(route).replaceAll(/:(\w+)/g, '{$1}'),
    permission: route.alternativePermission ? `${route.permission}, ${route.alternativePermission}` : route.permission,
    area,
  })),
);
if (rows.length === 0) throw new Error('routes: no contract defines a route');
console.log(process.argv.includes('--json') ? JSON.stringify(rows, null, 2) : table(rows.map(Object.values)));

function table(cells: string[][]): string {
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return cells.map((row) => line(row).trimEnd()).join('\n');
}
