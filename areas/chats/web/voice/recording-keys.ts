const prefix = 'chat-recording.';

/** The key of the recording that a membership has not sent in a conversation. */
export function recordingKey(membershipId: string, conversationId: string): string {
  return `${membershipId}.${conversationId}`;
}

/** Whether there is such a recording, known without loading the recordings. */
export function hasRecording(key: string): boolean {
  return localStorage.getItem(prefix + key) !== null;
}

export function setRecordingKey(key: string, isStored: boolean): void {
  if (isStored) localStorage.setItem(prefix + key, '1');
  else localStorage.removeItem(prefix + key);
}

export function forgetRecordingKeys(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}
