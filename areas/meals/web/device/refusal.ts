import { isConsentRefusal } from '#areas/clients/rules/consent-refusal.ts';
import { type ApiError, isUnauthenticated } from '#shell/web/api/api-error.ts';

/**
 * Whether the server refused the client and not what was sent, which stays pending: it is sent after a login, with the consent, or with the
 * permission, which is missing while the client has asked for the deletion of their data.
 */
export function isRefusalOfClient(error: ApiError): boolean {
  return isUnauthenticated(error) || isConsentRefusal(error) || error.code === 'forbidden';
}
