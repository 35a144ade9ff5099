import type { Pose } from '../contract.ts';

/** Outlines of a standing person, 100 by 200; the pose from behind has the outline of the one from the front. */
const front =
  'M50 8c-8 0-12 6-12 14s5 15 12 15 12-7 12-15-4-14-12-14Z ' +
  'M43 38c-3 4-16 4-20 11-4 8-5 24-7 36-1 8-3 15-4 22 3 3 6 2 7-1 3-9 5-19 8-29l4-14c2 9 3 17 2 26-1 8-3 16-2 25 1 13 4 25 4 38 0 11-1 22 0 34 3 4 9 4 11 0l3-38c0-9 1-18 1-27 0 9 1 18 1 27l3 38c2 4 8 4 11 0 1-12 0-23 0-34 0-13 3-25 4-38 1-9-1-17-2-25-1-9 0-17 2-26l4 14c3 10 5 20 8 29 1 3 4 4 7 1-1-7-3-14-4-22-2-12-3-28-7-36-4-7-17-7-20-11-4 3-10 3-14 0Z';
const side =
  'M52 8c-9 0-13 6-12 14 0 8 4 15 11 15s11-7 11-15-3-14-10-14Z ' +
  'M46 38c-7 5-10 14-9 25 1 10 4 18 3 28-2 12-4 22-2 36 2 13 4 25 4 37l-1 24c3 4 12 4 18 2-1-3-5-4-7-6 1-14 5-27 6-40 1-12-1-22 1-34 2-13 5-23 4-36-1-15-1-27-6-36-3 3-8 3-11 0Z';

const outlines: Record<Pose, string> = { front, side, back: front, own: front };

/** The outline of a pose: the icon of a photo that is not shown, and the guide of the camera. */
export function Silhouette({ pose, className }: { pose: Pose; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 100 200" className={className} aria-hidden="true" data-pose={pose}>
      <path d={outlines[pose]} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
      {pose === 'back' && <path d="M50 44v62" stroke="currentColor" strokeWidth="2" strokeDasharray="4 5" />}
    </svg>
  );
}
