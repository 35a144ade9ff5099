import type { Config } from '../config.ts';

/** Hosts of the push services of Chrome, Firefox, Safari and Edge. A name that starts with a dot matches its subdomains. */
const pushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * Whether the server may send to an endpoint. The endpoint comes from a browser, so without this list anybody could make
 * the server send requests into its own network. `PUSH_TEST_URL` is the origin of a test service.
 */
export function isPushEndpoint(endpoint: string, { PUSH_TEST_URL }: Pick<Config, 'PUSH_TEST_URL'>): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (PUSH_TEST_URL && origin === new URL(PUSH_TEST_URL).origin) return true;
  if (protocol !== 'https:' || port) return false;
  return pushHosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}
