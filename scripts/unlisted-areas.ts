interface Module {
  source: string;
  dependencies: { resolved: string }[];
}

interface AreaList {
  list: string;
  /** A list that `list` includes: the screens that clients open. */
  partialList?: string;
  listed: RegExp;
  remedy: string;
}

const lists: AreaList[] = [
  {
    list: 'areas/all-server.ts',
    listed: /^areas\/[^/]+\/server\/routes\.ts$/,
    remedy: 'add its server to the areas, after those it uses',
  },
  {
    list: 'areas/all-web.tsx',
    partialList: 'areas/all-client.tsx',
    listed: /^areas\/[^/]+\/web\/screens\.tsx$/,
    remedy: 'add its screens to a layout of the route tree, and its navigation item to the sidebar',
  },
  {
    list: 'areas/all-live.ts',
    listed: /^areas\/[^/]+\/web\/live\.ts$/,
    remedy: 'add its handlers of live events',
  },
];

/**
 * Returns the areas whose routes the server does not mount or whose screens no route opens or whose live events no screen follows, because they are missing in
 * `areas/all-*`.
 */
export function unlistedAreaFaults(modules: Module[]): string[] {
  return lists.flatMap(({ list, partialList, listed, remedy }) => {
    const imported = modules
      .filter(({ source }) => source === list || source === partialList)
      .flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved));
    return modules
      .filter(({ source }) => listed.test(source) && !imported.includes(source))
      .map(({ source }) => `unlisted-area: ${source} is not in ${list}: ${remedy}`);
  });
}
