import type { Alignment, Point } from '../contract.ts';

/** Smallest distance of the two points, as a share of the photo: nearer points would turn and enlarge it at random. */
const minDistance = 0.05;

/** Whether the two points are far enough from each other. */
export function isUsable({ upper, lower }: Alignment): boolean {
  return Math.hypot(upper.x - lower.x, upper.y - lower.y) >= minDistance;
}

export interface PhotoShape {
  /** Width by height. */
  ratio: number;
  alignment: Alignment | null;
}

/** How a photo is drawn so that its points lie on those of another one: moved by shares of the frame, turned, enlarged. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
  degrees: number;
}

export const unmoved: Placement = { x: 0, y: 0, scale: 1, degrees: 0 };

/**
 * Places a photo over a reference in a frame of the given ratio, in which both are drawn whole and centred. A photo without
 * points stays as it is. The movement is applied after turning and enlarging around the centre of the frame.
 */
export function placementOf(reference: PhotoShape, photo: PhotoShape, frameRatio: number): Placement {
  if (!reference.alignment || !photo.alignment) return unmoved;
  const target = inFrame(reference, reference.alignment, frameRatio);
  const source = inFrame(photo, photo.alignment, frameRatio);
  const scale = lengthOf(target) / lengthOf(source);
  const turn = angleOf(target) - angleOf(source);
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const x = target.upper.x - (source.upper.x * cos - source.upper.y * sin);
  const y = target.upper.y - (source.upper.x * sin + source.upper.y * cos);
  return { x: x / frameRatio, y, scale, degrees: (turn * 180) / Math.PI };
}

/** The points from the centre of the frame, in heights of the frame. */
function inFrame({ ratio }: PhotoShape, { upper, lower }: Alignment, frameRatio: number): Alignment {
  const height = Math.min(1, frameRatio / ratio);
  const at = ({ x, y }: Point) => ({ x: (x - 0.5) * height * ratio, y: (y - 0.5) * height });
  return { upper: at(upper), lower: at(lower) };
}

function lengthOf({ upper, lower }: Alignment): number {
  return Math.hypot(lower.x - upper.x, lower.y - upper.y);
}

function angleOf({ upper, lower }: Alignment): number {
  return Math.atan2(lower.y - upper.y, lower.x - upper.x);
}
