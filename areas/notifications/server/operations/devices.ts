import { notificationProblems } from '../../contract.ts';
import type { Device, deviceRoutes, pushResults, Subscription } from '../../contract/devices.ts';
import { Problem } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { PublicScope, Scope } from '#shell/server/database/scope.ts';
import { isPublicKey } from '#shell/server/push/encrypt.ts';
import { isPushEndpoint } from '#shell/server/push/endpoints.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import * as store from '../store/devices.ts';

/** Of a test message: a phone that is switched off shows none of them later. */
const testSeconds = 60;

export async function listDevices(scope: Scope): Promise<{ devices: Device[]; publicKey: string }> {
  const [devices, publicKey] = await Promise.all([store.findDevices(scope), scope.push.publicKey()]);
  return { devices, publicKey };
}

/** Registers or repairs a device. Without a subscription and without `playerId` there is nothing to register. */
export async function updateDevices(
  scope: Scope,
  { osAppId, playerId, subscription, name, showsText }: ParsedRequest<typeof deviceRoutes.update>,
): Promise<{ device: Device | null }> {
  if (subscription) assertSubscription(scope, subscription);
  if (!subscription && !playerId) return { device: null };
  const { endpoint = '', keys } = subscription ?? {};
  await store.saveDevice(scope, {
    osAppId: osAppId ?? '',
    playerId,
    subscription: keys ? { endpoint, ...keys } : null,
    name: name ?? '',
    showsText,
  });
  await store.deleteOldestDevices(scope);
  const devices = await store.findDevices(scope);
  return { device: devices.find((one) => (subscription ? one.endpoint === endpoint : one.endpoint === null)) ?? null };
}

export async function deleteDevice(scope: Scope, { deviceId }: { deviceId: string }): Promise<void> {
  await store.deleteDevice(scope, deviceId);
}

/** Replaces the subscription of a device that stays bound to its session. */
export async function replaceDevice(
  scope: PublicScope,
  { endpoint, auth, subscription }: ParsedRequest<typeof deviceRoutes.replace>,
): Promise<void> {
  await scope.consumeRateLimits({ key: `push replace ${scope.ipAddress}`, attempts: 30, minutes: 60 });
  assertSubscription(scope, subscription);
  const { endpoint: newEndpoint, keys } = subscription;
  await store.replaceSubscription(scope, { endpoint, auth }, { endpoint: newEndpoint, ...keys });
}

function assertSubscription({ settings }: Pick<PublicScope, 'settings'>, { endpoint, keys }: Subscription): void {
  const field = 'subscription';
  if (!isPushEndpoint(endpoint, settings)) throw new Problem(notificationProblems.endpoint_unknown, { field });
  if (!isPublicKey(keys.p256dh)) throw new Problem(notificationProblems.subscription_invalid, { field });
}

/** Sends a test message to one device of the caller, after the transaction. `gone` also for a device that is not registered. */
export async function sendTest(scope: Scope, { endpoint }: { endpoint: string }) {
  await scope.consumeRateLimits({ key: `push test ${scope.caller.userId}`, attempts: 20, minutes: 10 });
  const subscription = await store.findSubscription(scope, endpoint);
  if (!subscription) return { result: 'gone' as const };
  const t = textsIn(scope.language);
  return async (): Promise<{ result: (typeof pushResults)[number] }> => {
    const { kind } = await scope.push.send(subscription, {
      title: t('notifications:push.testTitle'),
      body: t('notifications:push.testBody'),
      language: scope.language,
      url: `${scope.settings.publicUrl}/notifications`,
      tag: 'test',
      badge: 0,
      ttlSeconds: testSeconds,
      isUrgent: true,
    });
    return { result: kind };
  };
}
