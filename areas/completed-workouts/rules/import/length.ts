const maxSeconds = 24 * 3600;

const parts = /^(?:(\d+)\s*h\s*)?(?:(\d+)\s*m(?:in)?\s*)?(?:(\d+)\s*s(?:ec)?)?$/i;

/** Parses a duration into seconds: "1h 5m", "58m", "45s", "1:05:00" or bare seconds. Null when invalid or over a day. */
export function parseDuration(text: string): number | null {
  const seconds = unlimited(text.trim());
  return seconds === null || seconds > maxSeconds ? null : seconds;
}

function unlimited(text: string): number | null {
  if (text === '') return null;
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return Math.round(Number(text.replace(',', '.')));
  const [clock, hours, minutes, seconds] = /^(\d+):(\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  if (clock) return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
  const found = parts.exec(text);
  return found ? Number(found[1] ?? 0) * 3600 + Number(found[2] ?? 0) * 60 + Number(found[3] ?? 0) : null;
}
