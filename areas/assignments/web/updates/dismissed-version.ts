import { useState } from 'react';
import { useNewestEntries } from '#shell/web/device-store/newest-entries.ts';

/** Templates whose dismissed version is stored; the earliest dismissed ones are dropped. */
const maxTemplates = 100;

/**
 * The version of a template up to which this person, on this device, wants to read nothing about its copies; null without one. A later
 * version is a change that was not dismissed.
 */
export function useDismissedVersion(templateId: string) {
  const { read, remember } = useNewestEntries('dismissed-template-updates', maxTemplates);
  const [dismissed, setDismissed] = useState(() => versionIn(read(), templateId));

  function dismiss(version: number): void {
    remember(`${templateId} ${version}`);
    setDismissed(version);
  }

  return { dismissed, dismiss };
}

function versionIn(entries: readonly string[], templateId: string): number | null {
  const version = entries.find((entry) => entry.startsWith(`${templateId} `))?.split(' ')[1];
  return version === undefined ? null : Number(version);
}
