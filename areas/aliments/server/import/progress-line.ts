const width = 30;

interface Progress {
  /** Part of the file that was read, from 0 to 1. */
  share: number;
  foods: number;
  seconds: number;
}

/** `[#####-----] 43 %  430,000 foods  4,800/s  about 2 min left` */
export function progressLine({ share, foods, seconds }: Progress): string {
  const part = Math.max(0, Math.min(1, Number.isFinite(share) ? share : 0));
  const done = Math.round(part * width);
  const left = part > 0.01 ? (seconds / part) * (1 - part) : null;
  const rate = withThousands(Math.round(foods / Math.max(seconds, 0.001)));
  const bar = `[${'#'.repeat(done)}${'-'.repeat(width - done)}] ${Math.floor(part * 100)} %`;
  return `${bar}  ${withThousands(foods)} foods  ${rate}/s${left === null ? '' : `  about ${durationOf(left)} left`}`;
}

function durationOf(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}

export function withThousands(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
