const key = 'chat-unsent';

/** Whether the outbox of this device has messages, known without loading it. */
export function hasUnsent(): boolean {
  return localStorage.getItem(key) !== null;
}

export function setUnsent(isUnsent: boolean): void {
  if (isUnsent) localStorage.setItem(key, '1');
  else localStorage.removeItem(key);
}
