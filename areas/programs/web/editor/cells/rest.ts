/**
 * Converts `90`, `90s`, `1:30`, `1.30`, `1'30` and `2 min` to seconds; returns null when the text is not a rest time.
 */
export function parseRestSeconds(text: string): number | null {
  const seconds = /^(\d{1,4})\s*(?:s|sec|secondi|seconds|"|'')?$/i.exec(text.trim());
  if (seconds) return Number(seconds[1]);
  const minutes = /^(\d{1,2})\s*(?::|[.,](?=\d\d$)|'|m|min|minuti|minutes)\s*([0-5]?\d)?\s*(?:s|sec|"|'')?$/i.exec(
    text.trim(),
  );
  return minutes ? Number(minutes[1]) * 60 + Number(minutes[2] ?? 0) : null;
}
