import type { Progression } from '../contract/document.ts';

/**
 * Formats a progression independently of the language, '' for none: `8-12 · +2.5 kg`, `+2.5 kg`, `75% 1RM`, `RIR 2 ·
 * ±2.5 kg`. Equal progressions have equal texts, although PostgreSQL may return the keys of the JSON in another order.
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
