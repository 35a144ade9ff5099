import type { ComponentType } from 'react';
import type { Permission } from '#shell/common/permissions.ts';

/** A tab of the client's page; its screen is among those of its area. */
export interface ClientTab {
  /** What screens name as `active` in `ClientLayout`. */
  id: string;
  path: `/clients/$id${string}`;
  permission: Permission;
  /** A hook that reads a text of the area. */
  useLabel: () => string;
}

/** A link in the header of the overview; the first one that is permitted is the primary button. */
export interface ClientAction {
  id: string;
  path: ClientTab['path'];
  /** Search parameters that the screen at the path reads. */
  search: Record<string, boolean>;
  permission: Permission;
  useLabel: () => string;
}

/** A panel of the overview, with data of another area about the client. */
export interface ClientPanel {
  id: string;
  permission: Permission;
  namespaces: readonly string[];
  load: () => Promise<ComponentType<{ clientId: string }>>;
}

/** Tabs, actions and panels in the order in which they are shown. */
export interface ClientPages {
  tabs: readonly ClientTab[];
  actions: readonly ClientAction[];
  panels: readonly ClientPanel[];
}

let current: ClientPages = { tabs: [], actions: [], panels: [] };

/** Called once, before the first screen: the areas above this one are not known here. */
export function setClientPages(pages: ClientPages): void {
  current = pages;
}

export function clientPages(): ClientPages {
  return current;
}
