import type { Progression } from '../contract/document.ts';

/**
 * A progression in signs that need no language: `8-12 · +2.5 kg`, `+2.5 kg`, `75% 1RM`, `RIR 2 · ±2.5 kg`. The same for
 * progressions that are the same, in whatever order their fields come, and '' for none.
 */
export function progressionText(progression: Progression | null | undefined): string {
  switch (progression?.kind) {
    case 'double':
      return `${progression.fromReps}-${progression.toReps} · +${progression.stepKg} kg`;
    case 'linear':
      return `+${progression.stepKg} kg`;
    case 'percent':
      return `${progression.percent}% 1RM`;
    case 'rir':
      return `RIR ${progression.rir} · ±${progression.stepKg} kg`;
    default:
      return '';
  }
}
