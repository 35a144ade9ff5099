import { useState } from 'react';
import { useMe } from '#shell/web/session.ts';

const most = 12;

/** The exercises this person picked last on this device, newest first, as they were when the picker opened. */
export function useRecent() {
  const { id, membershipId } = useMe();
  const place = `recent-exercises.${membershipId ?? id}`;
  const [recent] = useState(() => read(place));

  function remember(exerciseId: string): void {
    const ids = [exerciseId, ...read(place).filter((one) => one !== exerciseId)].slice(0, most);
    localStorage.setItem(place, ids.join(','));
  }

  return { recent, remember };
}

function read(place: string): readonly string[] {
  return localStorage.getItem(place)?.split(',').filter(Boolean) ?? [];
}
