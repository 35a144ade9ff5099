import { type ComponentType, use } from 'react';
import type { CareKind } from '../contract/care.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { createAtom } from '#shell/web/atom.ts';

/** A tab of `ClientLayout`. Its screen is declared in the `screens.tsx` of its area. */
export interface ClientTab {
  /** Value of the prop `active` of `ClientLayout`. */
  id: string;
  path: `/clients/$id${string}`;
  permission: Permission;
  care?: CareKind;
  /** Hook that returns the label from the area's texts. */
  useLabel: () => string;
}

/** A link in the header of the overview. */
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
  /** Hidden from collaborators, whatever their permissions. */
  isForAdmins?: boolean;
  care?: CareKind;
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

/** Props of a form for the selected clients of the list. */
export interface BulkFormProps {
  clients: readonly { id: string; name: string }[];
  onClose: () => void;
  onDone: () => void;
}

/** What a screen about a client says in addition, with data of another area that is health data. */
export interface ClientNote {
  /** One of these is needed. */
  permissions: readonly Permission[];
  /** May suspend. */
  Note: ComponentType<{ clientId: string }>;
}

/** Assigning a program or a meal plan, or the first of `ClientPages.actions` that is permitted. */
export type PrimaryAction = 'assign-program' | 'assign-meal-plan' | 'first-action';

/** Tabs, actions and panels in the order in which they are shown to a professional assigned for training. */
export interface ClientPages {
  contact?: ClientContact;
  /** In the header of every page of the client. */
  headNote?: ClientNote;
  /** Form that hands over the selected clients to another professional. May suspend. */
  HandOver?: ComponentType<BulkFormProps>;
  /** Hook for the primary button of the overview; null for none, and while it is unknown. */
  usePrimaryAction?: (clientId: string) => PrimaryAction | null;
  /** Hook for what the caller is in charge of by profession; null while it is unknown. */
  useOwnCare?: () => CareKind | null;
  tabs: readonly ClientTab[];
  actions: readonly ClientAction[];
  panels: readonly ClientPanel[];
}

const none: ClientPages = { tabs: [], actions: [], panels: [] };

const provided = createAtom<{ load: () => Promise<ClientPages>; loading?: Promise<ClientPages> } | null>(null);

/** Called once, before the first screen renders: this area cannot import the areas above it. */
export function provideClientPages(loadPages: () => Promise<ClientPages>): void {
  provided.set({ load: loadPages });
}

export function loadClientPages(): Promise<ClientPages> {
  const pages = provided.get();
  if (!pages) return Promise.resolve(none);
  pages.loading ??= pages.load();
  return pages.loading;
}

/** The tabs, actions and panels. The component is suspended until their chunk is loaded. */
export function useClientPages(): ClientPages {
  return provided.get() ? use(loadClientPages()) : none;
}

export function usePrimaryAction(clientId: string): PrimaryAction | null {
  const { usePrimaryAction: useProvided } = useClientPages();
  return useProvided?.(clientId) ?? null;
}

/** Training unless the areas above know another profession. */
export function useOwnCare(): CareKind | null {
  const { useOwnCare: useProvided = () => 'training' } = useClientPages();
  return useProvided();
}

/** For nutrition, what belongs to it comes before what belongs to training; for training it is as given. */
export function inOrderOf<Entry extends { care?: CareKind }>(
  care: CareKind | null,
  entries: readonly Entry[],
): Entry[] {
  if (care !== 'nutrition') return [...entries];
  const ofNutrition = entries.filter((entry) => entry.care === 'nutrition');
  const others = entries.filter((entry) => entry.care !== 'nutrition');
  const at = others.findIndex((entry) => entry.care === 'training');
  return at === -1 ? [...entries] : others.toSpliced(at, 0, ...ofNutrition);
}
