import { clientChanged, clientTypeChanged } from '../contract.ts';
import type { Permission } from '#shell/common/permissions.ts';
import { type LiveEvent, settingsChanged } from '#shell/common/realtime.ts';
import type { Route } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import {
  membershipOfClient,
  membershipsOfClients,
  professionalsOf,
  professionalsOfAccount,
  professionalsOfAny,
  secretariesOfAccount,
} from './store/concerned.ts';

interface ClientEvent<Data> {
  clientIds: readonly string[];
  /** Professionals without it do not get the event. */
  permission?: Permission;
  data: NoInfer<Data>;
}

/** Emits an event to every professional who is concerned with one of the clients, once to each. */
export async function emitToProfessionals<Data>(
  scope: Pick<Scope, 'db' | 'live'>,
  event: LiveEvent<Data>,
  { clientIds, permission, data }: ClientEvent<Data>,
): Promise<void> {
  if (clientIds.length === 0) return;
  emitLiveEvent(scope, event, { membershipIds: await professionalsOfAny(scope, clientIds, permission), data });
}

/**
 * Emits `clientChanged` to the professionals and secretaries who see one of the clients, and to the memberships `others`. The event has
 * the id of the first client.
 */
export async function emitClientChanged(
  scope: Pick<Scope, 'db' | 'live'>,
  clientIds: readonly string[],
  others: readonly string[] = [],
): Promise<void> {
  const [clientId] = clientIds;
  if (clientId === undefined) return;
  const [professionals, secretaries] = await Promise.all([
    professionalsOfAny(scope, clientIds),
    secretariesOfAccount(scope),
  ]);
  emitLiveEvent(scope, clientChanged, {
    membershipIds: [...professionals, ...secretaries, ...others],
    data: { clientId },
  });
}

/** Emits an event to the clients themselves and to every professional who is concerned with one of them. */
export async function emitToClientsAndProfessionals<Data>(
  scope: Pick<Scope, 'db' | 'live'>,
  event: LiveEvent<Data>,
  { clientIds, permission, data }: ClientEvent<Data>,
): Promise<void> {
  if (clientIds.length === 0) return;
  const [professionals, clients] = await Promise.all([
    professionalsOfAny(scope, clientIds, permission),
    membershipsOfClients(scope, clientIds),
  ]);
  emitLiveEvent(scope, event, { membershipIds: [...professionals, ...clients], data });
}

/** Wraps a write of something that the team shares: afterwards the open apps of all professionals follow. */
export function withEventToProfessionals<Input, Output>(
  event: LiveEvent<Record<string, never>>,
  write: Write<Input, Output>,
): Write<Input, Output> {
  return async (scope, input) => {
    const result = await write(scope, input);
    emitLiveEvent(scope, event, { membershipIds: await professionalsOfAccount(scope), data: {} });
    return result;
  };
}

/**
 * Wraps a save of settings of the account or of a client: afterwards the open apps of all professionals read them again, by the routes
 * `reads`.
 */
export function withSettingsEvent<Input, Output>(
  reads: readonly Pick<Route, 'endpoint'>[],
  save: Write<Input, Output>,
): Write<Input, Output> {
  const endpoints = reads.map(({ endpoint }) => endpoint);
  return async (scope, input) => {
    const result = await save(scope, input);
    emitLiveEvent(scope, settingsChanged, { membershipIds: await professionalsOfAccount(scope), data: { endpoints } });
    return result;
  };
}

type Write<Input, Output> = (scope: Scope, input: Input) => Promise<Output>;

/** Emits to all professionals, and to clients whom the type concerned. */
export async function emitTypeChanged(
  scope: Scope,
  clientTypeId: string,
  clientMembershipIds: readonly string[] = [],
): Promise<void> {
  const membershipIds = [...(await professionalsOfAccount(scope)), ...clientMembershipIds];
  emitLiveEvent(scope, clientTypeChanged, { membershipIds, data: { clientTypeId } });
}

/**
 * Wraps a write of one client: afterwards the open apps of the professionals who see the client follow, of those who saw the
 * client before, and of the client, whose type decides what they see.
 */
export function withLiveEvent<Input extends object, Output>(write: Write<Input, Output>): Write<Input, Output> {
  return async (scope, input) => {
    const { id } = input as { id?: string };
    const before = id === undefined ? [] : await professionalsOf(scope, id);
    const result = await write(scope, input);
    const clientId = id ?? (result as { client: { id: string } }).client.id;
    const own = await membershipOfClient(scope, clientId);
    await emitClientChanged(scope, [clientId], [...before, ...(own ? [own] : [])]);
    return result;
  };
}
