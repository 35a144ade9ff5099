import { type Muscle, muscles } from './taxonomy.ts';

export const sides = ['front', 'back'] as const;
export type Side = (typeof sides)[number];

/** Width of one side in SVG units. The axis is x = 100: each half is mirrored to draw the other. */
export const sideWidth = 200;
export const mapHeight = 420;

/** Outline of the left half of the body, the same from the front and from the back. */
export const outline =
  'M100 8C87 8 79.5 18 79.5 33C79.5 45 84 55 90 61L89.5 70C86 76 77 79 67 82C54 86 47 95 46 108C44.5 124 42 134 39 147' +
  'C34 160 30 178 26.5 199C24 208 20 215 18 224C16 234 20 242 26 240C32 238 35.5 226 37.5 213C44 197 50 181 54 165' +
  'C58 153 61 141 63 127C66 141 70.5 152 71 166C71 182 64 192 62 206C57 232 59 264 66 296C68 306 66 316 65 326' +
  'C62 345 66 365 71.5 388C72 395 66 402 61 407C59 412 70 414 80 412C88 410 88.5 400 87.5 390C90 367 95.5 346 92.5 326' +
  'C91 314 93 304 94.5 296C98 272 99.5 246 100 224Z';

/** SVG paths of one muscle on the left half of one side. */
type Shapes = readonly string[];

/** Paths of the front, drawn for this product. */
const front: Partial<Record<Muscle, Shapes>> = {
  neck: ['M90.5 61C93 66 96.5 72 99.5 79L91 76C91 71 90.5 66 90.5 61Z'],
  traps: ['M89 72C86 77 78 80 70 82.500C78 84.5 88 84.5 94 82C91.5 78.5 90 75.5 89 72Z'],
  shoulders: [
    'M68 83.500C55 87 48 96 47.2 109C47 113 47.6 116 49 118.500C55.5 114 61.5 107 65.5 98.500C68 92.5 71 88.5 76 85.800C73.5 85 71 84 68 83.500Z',
  ],
  chest: [
    'M99 88.500C91 84.5 81.5 84.8 76.5 87.500C71 91 67 99 65.2 107C66 115 71.5 120.5 80 121.200C88 121.8 95.5 119.5 99 115Z',
  ],
  biceps: [
    'M60 111.500C54.5 116 50 121 47.6 130C45.4 139 44 147 45.6 152.500C49 156.5 53.4 153 55.5 146.500C58.8 136.5 61.6 124 61.4 115C61.3 113 60.8 112 60 111.500Z',
  ],
  triceps: ['M47.2 121C45.6 131 42.8 140 41 148.500C41.8 150.5 43 151 43.8 150.500C43.8 142 45.3 131.5 48.4 123Z'],
  forearms: [
    'M40.5 150.500C35.5 163 31.3 180 28 198.500C30.8 203.5 34 205 37.2 204C42.5 192.5 48.2 178 52.5 163.500C52.3 159.5 50.5 157.5 47 157C44 156 42 153.5 40.5 150.500Z',
  ],
  abs: [
    'M99 119C94.5 121.8 88.5 122.8 84 123.500C83.5 128 83.5 133 83.8 137C88.5 139 94.5 139 99 138Z',
    'M99 140C94.5 141 88.5 141 83.9 139.200C83.9 145 84 150 84.5 155C89 157 95 157 99 156Z',
    'M99 158C95 159 89 159 84.7 157.200C85 163 85.5 169 86.3 174.500C90.5 176.5 95 176.5 99 175.500Z',
    'M99 177.500C95 178.5 90.5 178.5 86.7 176.800C88.2 189 93 203 99 212Z',
  ],
  obliques: [
    'M81.8 123.200C76 122.5 70.5 120.5 66.5 116C67 120 67.8 124 68.7 128C72.5 130.5 77.5 131 81.5 130.500Z',
    'M81.5 132.800C77 133.3 73 133 69.3 131C71 142 73 153 73 166C73 178 69 187.5 67 195.500C73.5 200 81.5 202.5 88.8 203C84.5 192 82 172 81.5 132.800Z',
  ],
  hip_flexors: [
    'M66.5 198.500C74 203.5 83 205.3 90.2 205.500C93.5 210.5 96.5 214.5 99.3 217.500C99 221.5 97.5 225 95.5 227.500C86.5 221 74.5 210.5 66.5 198.500Z',
  ],
  abductors: ['M65 199.500C61.8 207 60 216 59.6 229C62.5 224 66.5 217 71 210.500C68.5 207 66.5 203.5 65 199.500Z'],
  quads: [
    'M72 212.500C65 221 61.3 234 61.6 252C62 268 64.5 281 67.8 291.500C70.5 295.5 72.8 294 73.3 290C71.5 264 71.2 236 73.6 214.200Z',
    'M75.6 216C73.3 238 73.8 264 76.3 288C78.3 292.5 82 292.5 84.2 287.500C88.3 265 91 246 91.2 229.500C86 226 80.5 221.5 75.6 216Z',
    'M92.3 240C92 255 89.8 271 87.3 284C86.2 292 87.3 298 90.3 298.500C93.8 296 95.4 288 95.3 279C95 267 93.8 253 92.3 240Z',
  ],
  adductors: ['M99.4 225C97.8 228 95.8 229.8 93.2 230.800C92.8 240 94.8 255 96.6 268C98.5 254 99.5 240 99.4 225Z'],
  tibialis: [
    'M71 327C68 343 71 365 76 386C77.5 388.5 80 387 80 383C78.3 363 77.5 345 78 329C76 324.5 72.5 323.5 71 327Z',
  ],
  calves: [
    'M91.2 329C93.5 345 90.5 363 86 381C84.2 376 83.8 356 85 341C86 335 88.3 331 91.2 329Z',
    'M66.8 331C64.3 346 67 362 71.6 381C71 364 69 347 68.9 330Z',
  ],
};

const back: Partial<Record<Muscle, Shapes>> = {
  neck: ['M90.8 60.500C93 58 96.5 57 99.4 57L99.4 75C95.8 73.5 92.5 71.8 90.5 70Z'],
  traps: [
    'M99.4 77.500C95.5 76 91.5 74 89.3 72.200C86 77 78 80 69.5 82.600C77 86 84.5 90.5 88.5 98.500C92.5 110 96.3 127 99.4 142Z',
  ],
  shoulders: [
    'M67.5 83.500C54.5 87 48 96 47.2 108.500C47 112.5 47.3 116 48.3 119C54.5 117 60.5 112.5 64.5 106.500C68.5 100.5 73.5 95 78.5 91C75.5 87.5 71.5 85 67.5 83.500Z',
  ],
  middle_back: [
    'M80.5 92.500C75.5 96.5 70.5 102 66.8 108C68.8 113 73 116.5 78.5 117.800C84 118.3 89.5 116.8 93 114.500C91.5 107 88.5 98.5 84.8 93.800Z',
  ],
  lats: [
    'M65.8 110.500C64.8 115 64.5 120 65 125.500C67.5 140 72 152 72.5 164.500C78.5 168.5 85 166 90.5 159.500C95 153 97.5 148 98.6 144.500C97 135 95.3 126 93.6 117.200C87.5 120.5 79.5 121 73.5 118.300C69.8 116.5 67.3 113.5 65.8 110.500Z',
  ],
  lower_back: [
    'M99.4 148C97 155.5 93.5 162.5 88.5 166.500C84 169.5 79 170.5 74.8 169.500C76 177 76.8 184 77 190.500C85 192 92.5 196 99.4 205Z',
  ],
  obliques: ['M72.6 168C72.8 178.5 69.5 187.5 66.6 196C69.5 194.5 72.3 192.5 75 191C75.2 184 74.5 176 73.6 168.500Z'],
  abductors: [
    'M78.5 193.200C73 193.3 69 195.5 66.5 199C63 207 61 217 60.6 229C61.8 232.5 63 235 64.3 236C64 221 68 205.5 78.5 196Z',
  ],
  glutes: [
    'M99.4 208.500C93.5 200 87.5 196.3 81 196.300C72.5 201 66.5 211 66.2 224C66 232 67 237.5 69.8 240.500C80.5 244.5 92.5 241 99.4 233.500Z',
  ],
  triceps: [
    'M48.7 121.500C45.5 133 42.6 143 41.6 151.500C43.3 156 46.5 158 49.5 157.500C50.5 146 52.5 132 54.5 117.500Z',
    'M56.5 116.500C54.5 132 52.5 146 51.5 157.500C53.5 157 54.8 155.5 55.6 153C58.8 143.5 61.2 131 61.8 119C61.8 114.5 60.5 112.5 58.5 114.500Z',
  ],
  forearms: [
    'M40.5 153C35.5 165 31.3 181 28 198.500C30.8 203.5 34 205 37.2 204C42.5 192.5 48.2 178 52.8 162.500C52 160.5 50.5 160 48 160C44.5 159.5 42 157 40.5 153Z',
  ],
  adductors: [
    'M97.3 238.500C98.3 237.5 99 236.5 99.4 235.500C99.3 247 98.3 259 96.7 270C96.3 259 96.5 248 97.3 238.500Z',
  ],
  hamstrings: [
    'M68.5 242.500C65 240.5 62.5 237 61.3 233C60.5 255 63 279 68.3 300C71.3 302 74 298.5 75.2 292C77.3 276 78.3 259 78.5 245Z',
    'M80.5 245.500C80.3 262 79.3 278 78 292C79 298.5 82 302 86 300C90 296.5 92.5 284 94.5 268C95.6 256 95.6 248 95.3 240C90.5 244 86 245.8 80.5 245.500Z',
  ],
  calves: [
    'M67.5 312C63 328 64.5 346 69 358C73 360.5 76 358.5 77 352C78 338 78 323 77.2 312C74.5 308.5 70 308.5 67.5 312Z',
    'M79.2 312C79 326 79 342 80 354C83 360.5 88 358.5 90 350C93.6 336 93.6 323 90.8 312C88 308.5 82 308.5 79.2 312Z',
    'M70 362C72.5 372 73.8 382 74.3 390L85.3 390C86 380 88 370 89.3 358.500C86 363.5 81.5 364.5 78.8 359C76.5 364 73 364.5 70 362Z',
  ],
};

const bySide: Record<Side, Partial<Record<Muscle, Shapes>>> = { front, back };

export type Work = 'primary' | 'secondary' | 'none';

interface TrainedMuscles {
  primaryMuscles: readonly Muscle[];
  secondaryMuscles: readonly Muscle[];
}

/**
 * SVG paths of the left half of one side: of the primary, the secondary and all other muscles. An empty text when there
 * are none.
 */
export function mapPaths(side: Side, trained: TrainedMuscles): Record<Work, string> {
  const paths = { none: '', primary: '', secondary: '' };
  for (const muscle of muscles) paths[workOf(muscle, trained)] += bySide[side][muscle]?.join('') ?? '';
  return paths;
}

function workOf(muscle: Muscle, { primaryMuscles, secondaryMuscles }: TrainedMuscles): Work {
  const isIn = (list: readonly Muscle[]) => list.includes(muscle) || list.includes('full_body');
  if (isIn(primaryMuscles)) return 'primary';
  return isIn(secondaryMuscles) ? 'secondary' : 'none';
}

export interface Crop {
  side: Side;
  /** SVG `viewBox` within the side: `x y width height`. */
  viewBox: string;
}

const upper = '12 52 176 176';
const thighs = '14 156 172 172';
const lower = '0 216 200 200';
const fullBody = '-110 0 420 420';

const onThighs: readonly Muscle[] = ['quads', 'hamstrings', 'glutes', 'adductors', 'abductors', 'hip_flexors'];
const onCalves: readonly Muscle[] = ['calves', 'tibialis'];
const onBack: readonly Muscle[] = [
  'lats',
  'middle_back',
  'lower_back',
  'traps',
  'triceps',
  'hamstrings',
  'glutes',
  'calves',
];

/** The square around the first primary muscle, for thumbnails. */
export function cropFor([muscle]: readonly Muscle[]): Crop {
  if (!muscle || muscle === 'full_body') return { side: 'front', viewBox: fullBody };
  const viewBox = onThighs.includes(muscle) ? thighs : onCalves.includes(muscle) ? lower : upper;
  return { side: onBack.includes(muscle) ? 'back' : 'front', viewBox };
}

export interface MapColours {
  body: string;
  muscle: string;
  primary: string;
  secondary: string;
}

/** The map of both sides as SVG text, for PDFs. `title` has the names of the muscles. */
export function muscleMapSvg(trained: TrainedMuscles & { title: string }, colours: MapColours): string {
  const fill = { none: colours.muscle, secondary: colours.secondary, primary: colours.primary };
  const halves = sides.map((side, index) => {
    const paths = Object.entries(mapPaths(side, trained)).filter(([, d]) => d);
    const muscles = paths.map(([work, d]) => `<path d="${d}" fill="${fill[work as Work]}"/>`).join('');
    const half = `<path d="${outline}" fill="${colours.body}"/>${muscles}`;
    const x = index * sideWidth;
    return `<g transform="translate(${x} 0)">${half}</g><g transform="translate(${x + sideWidth} 0) scale(-1 1)">${half}</g>`;
  });
  const size = `viewBox="0 0 ${2 * sideWidth} ${mapHeight}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${escaped(trained.title)}</title>${halves.join('')}</svg>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
