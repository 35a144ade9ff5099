import { useState } from 'react';
import { useMe } from '#shell/web/session.ts';

const maxRecent = 12;

/** The exercises that the user picked last on this device, newest first. Read when the picker opens. */
export function useRecent() {
  const { id, membershipId } = useMe();
  const key = `recent-exercises.${membershipId ?? id}`;
  const [recent] = useState(() => read(key));

  function remember(exerciseId: string): void {
    const ids = [exerciseId, ...read(key).filter((recentId) => recentId !== exerciseId)].slice(0, maxRecent);
    localStorage.setItem(key, ids.join(','));
  }

  return { recent, remember };
}

function read(key: string): readonly string[] {
  return localStorage.getItem(key)?.split(',').filter(Boolean) ?? [];
}
