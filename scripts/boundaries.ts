import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const fewestModules = 20;

const options = await extractOptions('./.dependency-cruiser.cjs');
const { output } = await cruise(['shell', 'areas', 'database'], { ...options, validate: true });
const { modules, summary } = output as ICruiseResult;
const read = modules.filter(({ source }) => /\.tsx?$/.test(source) && !source.includes('node_modules'));

const faults = summary.violations.map(({ rule, from, to, cycle }) => {
  const round = cycle?.map(({ name }) => name).join(' -> ');
  return `${rule.name}: ${from} -> ${round ?? to}`;
});
faults.push(...circles(areaGraph(modules)).map((circle) => `areas-form-no-circle: ${circle.join(' -> ')}`));
if (read.length < fewestModules)
  faults.push(`boundaries: read ${read.length} TypeScript modules; is the typescript package still version 6?`);
for (const fault of faults) console.error(fault);
console.log(`boundaries: ${read.length} modules, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;

/**
 * Which areas each area imports. The cruiser's own circles of folders also run through the shell, whose main reads all
 * areas, and would call every area circular.
 */
function areaGraph(all: IModule[]): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { source, dependencies } of all) {
    const from = areaOf(source);
    if (!from || /\.test\.tsx?$|\/example\.ts$/.test(source)) continue;
    const reached = graph.get(from) ?? new Set();
    for (const { resolved } of dependencies) {
      const to = areaOf(resolved);
      if (to && to !== from) reached.add(to);
    }
    graph.set(from, reached);
  }
  return graph;
}

function areaOf(source: string): string | undefined {
  return /^areas\/([^/]+)\//.exec(source)?.[1];
}

/** One circle for each import that closes it. */
function circles(graph: Map<string, Set<string>>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const walk = (area: string, way: string[]) => {
    if (way.includes(area)) found.push([...way.slice(way.indexOf(area)), area]);
    if (way.includes(area) || done.has(area)) return;
    for (const next of graph.get(area) ?? []) walk(next, [...way, area]);
    done.add(area);
  };
  for (const area of graph.keys()) walk(area, []);
  return found;
}
