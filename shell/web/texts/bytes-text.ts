import { formatNumber } from '#shell/web/texts/formats.ts';

/** The size of a file: `812 KB`, `4,2 MB`. */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000 ? `${formatNumber(Math.ceil(kilobytes), 0)} KB` : `${formatNumber(kilobytes / 1024)} MB`;
}
