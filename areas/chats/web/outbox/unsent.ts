/** Prefix of the keys of unsent messages in localStorage. Stored on devices, must not change. */
export const outboxPrefix = 'chat-outbox.';

/** Whether this device has messages that are not sent, known without loading the outbox. */
export function hasUnsent(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(outboxPrefix));
}
