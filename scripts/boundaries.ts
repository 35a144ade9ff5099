import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import {
  existingTables,
  readSources,
  readTableOwners,
  tableFaults,
  type TableOwners,
  uncheckedRowFaults,
} from './sql/check-tables.ts';
import { unlistedAreaFaults } from './unlisted-areas.ts';

const minModules = 20;

const options = await extractOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(['shell', 'areas', 'database'], { ...options, validate: true });
const { modules, summary } = output as ICruiseResult;
const typescript = modules.filter(({ source }) => /\.tsx?$/.test(source) && !source.includes('node_modules'));
const owners = readTableOwners();
const sources = readSources();

const remedies = new Map(options.ruleSet?.forbidden?.map(({ name, comment }) => [name, comment]));
const faults = summary.violations.map(({ rule, from, to, cycle }) => {
  const path = cycle?.map(({ name }) => name).join(' -> ');
  const remedy = remedies.get(rule.name);
  return `${rule.name}: ${from} -> ${path ?? to}${remedy ? `: ${remedy}` : ''}`;
});
faults.push(...cycles(areaGraph(modules, owners)).map((cycle) => `areas-form-no-cycle: ${cycle.join(' -> ')}`));
faults.push(...unlistedAreaFaults(modules));
faults.push(...tableFaults(owners, existingTables(), sources), ...uncheckedRowFaults(sources));
if (typescript.length < minModules)
  faults.push(`boundaries: read ${typescript.length} TypeScript modules; is the typescript package still version 6?`);
for (const fault of faults) console.error(fault);
console.log(
  `boundaries: ${typescript.length} modules, SQL of ${sources.length} sources, ${faults.length} faults, ` +
    `${owners.exceptions.length} exceptions`,
);
if (faults.length > 0) process.exitCode = 1;

/**
 * The areas that each area imports or reads tables of. The cycles of folders that the cruiser finds itself also run
 * through the shell, whose main imports all areas, and would include every area.
 */
function areaGraph(all: IModule[], { areas }: TableOwners): Map<string, Set<string>> {
  const graph = new Map(Object.entries(areas).map(([area, { reads }]) => [area, new Set(reads)]));
  for (const { source, dependencies } of all) {
    const from = areaOf(source);
    if (!from || /\.test\.tsx?$|\/example\.ts$|\/testing\//.test(source)) continue;
    const targets = graph.get(from) ?? new Set();
    for (const { resolved } of dependencies) {
      const to = areaOf(resolved);
      if (to && to !== from) targets.add(to);
    }
    graph.set(from, targets);
  }
  return graph;
}

function areaOf(source: string): string | undefined {
  return /^areas\/([^/]+)\//.exec(source)?.[1];
}

/** The cycles of the graph, one for each edge that closes a cycle. */
function cycles(graph: Map<string, Set<string>>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (area: string, path: string[]) => {
    if (path.includes(area)) found.push([...path.slice(path.indexOf(area)), area]);
    if (path.includes(area) || done.has(area)) return;
    for (const next of graph.get(area) ?? []) visit(next, [...path, area]);
    done.add(area);
  };
  for (const area of graph.keys()) visit(area, []);
  return found;
}
