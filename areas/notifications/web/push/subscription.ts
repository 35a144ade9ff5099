import { call } from '#shell/web/api/call.ts';
import { createStoredAtom } from '#shell/web/atom.ts';
import { type Device, deviceRoutes } from '../../contract/devices.ts';
import { deviceName } from './device-name.ts';

/** `ios`: Safari on a phone or tablet, where only the installed app can receive pushes. */
export type PushState = 'unsupported' | 'ios' | 'denied' | 'off' | 'on';

/** Whether the user has turned notifications on in this browser: a subscription that is lost is then made again. */
export const isPushWanted = createStoredAtom('push.wanted', (stored) => stored === 'true');

/** What this browser can do now. */
export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isIosTab() ? 'ios' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await currentSubscription()) && isPushWanted.get() ? 'on' : 'off';
}

/** Asks for the permission, subscribes and registers the device. Must be called in the handler of a click. */
export async function subscribe(): Promise<Device | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  isPushWanted.set(true);
  return register();
}

/**
 * Registers the subscription of this browser with the server, and makes a new one if it was lost or belongs to another
 * server key. Does nothing unless the user has turned notifications on.
 */
export async function repair(): Promise<void> {
  if (!isPushWanted.get() || !('Notification' in window) || Notification.permission !== 'granted') return;
  await register();
}

export async function setShowsText(showsText: boolean): Promise<Device | null> {
  const subscription = await currentSubscription();
  return subscription && send(subscription, showsText);
}

/** Ends the subscription of this browser. The server learns it by the deletion of the device, or with the next message. */
export async function unsubscribe(): Promise<void> {
  isPushWanted.set(false);
  await (await currentSubscription())?.unsubscribe();
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

async function register(): Promise<Device | null> {
  const { publicKey } = await call(deviceRoutes.list, {});
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  if (known && keyOf(known) === publicKey) return send(known);
  await known?.unsubscribe();
  return send(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

async function send(subscription: PushSubscription, showsText?: boolean): Promise<Device | null> {
  const { endpoint = '', keys } = subscription.toJSON();
  const { device } = await call(deviceRoutes.update, {
    osAppId: null,
    playerId: null,
    subscription: { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } },
    name: deviceName(navigator.userAgent),
    ...(showsText !== undefined && { showsText }),
  });
  return device;
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  if (!applicationServerKey) return '';
  const text = String.fromCharCode(...new Uint8Array(applicationServerKey));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function isIosTab(): boolean {
  const isTouchMac = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || isTouchMac;
}
