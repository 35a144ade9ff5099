interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the connection is slow (2g) or the user saves data: then nothing is loaded that may not be needed. */
export function isDataSaved(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}
