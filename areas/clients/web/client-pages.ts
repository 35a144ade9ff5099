import { type ComponentType, use } from 'react';
import type { Permission } from '#shell/common/permissions.ts';

/** A tab of `ClientLayout`. Its screen is declared in the `screens.tsx` of its area. */
export interface ClientTab {
  /** Value of the prop `active` of `ClientLayout`. */
  id: string;
  path: `/clients/$id${string}`;
  permission: Permission;
  /** Hook that returns the label from the area's texts. */
  useLabel: () => string;
}

/** A link in the header of the overview; the first one that is permitted is the primary button of a client with a program. */
export interface ClientAction {
  id: string;
  path: ClientTab['path'];
  /** Search parameters that the screen at the path reads. */
  search: Record<string, boolean>;
  permission: Permission;
  /** Hidden while the client's consent to health data is withdrawn. */
  isHealthData?: boolean;
  useLabel: () => string;
}

/** A panel of the overview, with data of another area about the client. */
export interface ClientPanel {
  id: string;
  permission: Permission;
  /** Hidden while the client's consent to health data is withdrawn. */
  isHealthData?: boolean;
  namespaces: readonly string[];
  load: () => Promise<ComponentType<{ clientId: string }>>;
}

/** Writes to the client: a button in the header of their page and an entry in their menu. */
export interface ClientContact {
  permission: Permission;
  open: (clientId: string) => void;
}

/** Tabs, actions and panels in the order in which they are shown. */
export interface ClientPages {
  contact?: ClientContact;
  /**
   * Hook: whether the client has a running or coming program, undefined while unknown. Without one, assigning a program
   * is the primary action of the overview.
   */
  useHasProgram?: (clientId: string) => boolean | undefined;
  tabs: readonly ClientTab[];
  actions: readonly ClientAction[];
  panels: readonly ClientPanel[];
}

const none: ClientPages = { tabs: [], actions: [], panels: [] };

let load: (() => Promise<ClientPages>) | null = null;
let loading: Promise<ClientPages> | null = null;

/** Called once, before the first screen renders: this area cannot import the areas above it. */
export function provideClientPages(loadPages: () => Promise<ClientPages>): void {
  load = loadPages;
  loading = null;
}

export function loadClientPages(): Promise<ClientPages> {
  loading ??= load ? load() : Promise.resolve(none);
  return loading;
}

/** The tabs, actions and panels. The component is suspended until their chunk is loaded. */
export function useClientPages(): ClientPages {
  return load ? use(loadClientPages()) : none;
}

/** Whether the client is known to have no running or coming program. */
export function useLacksProgram(clientId: string): boolean {
  const { useHasProgram } = useClientPages();
  return useHasProgram?.(clientId) === false;
}
