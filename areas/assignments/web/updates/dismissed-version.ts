import { useState } from 'react';
import { useMe } from '#shell/web/session.ts';

/** Templates whose dismissed version is stored; the earliest dismissed ones are dropped. */
const maxTemplates = 100;

/**
 * The version of a template up to which this person, on this device, wants to read nothing about its copies; null without one. A later
 * version is a change that was not dismissed.
 */
export function useDismissedVersion(templateId: string) {
  const { id, membershipId } = useMe();
  const key = `dismissed-template-updates.${membershipId ?? id}`;
  const [dismissed, setDismissed] = useState(() => read(key).get(templateId) ?? null);

  function dismiss(version: number): void {
    const others = [...read(key)].filter(([other]) => other !== templateId);
    const stored = [[templateId, version] as const, ...others].slice(0, maxTemplates);
    localStorage.setItem(key, stored.map((one) => one.join(' ')).join(','));
    setDismissed(version);
  }

  return { dismissed, dismiss };
}

function read(key: string): ReadonlyMap<string, number> {
  const stored = localStorage.getItem(key)?.split(',') ?? [];
  return new Map(
    stored.flatMap((one) => {
      const [id = '', version = ''] = one.split(' ');
      return version === '' ? [] : [[id, Number(version)] as const];
    }),
  );
}
