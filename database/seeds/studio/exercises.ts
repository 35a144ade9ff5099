import sharp from 'sharp';
import type { ExerciseDraft } from '#areas/exercises/contract/exercise.ts';
import { ownAssets, ownAttachments } from '#areas/exercises/server/operations/assets.ts';
import { archiveExercise, createExercise } from '#areas/exercises/server/operations/exercises.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { addPoster } from '#shell/server/attachments/thumbnail.ts';
import type { Scope } from '#shell/server/database/scope.ts';

type DemoExercise = Partial<ExerciseDraft> & {
  name: string;
  primaryMuscles: ExerciseDraft['primaryMuscles'];
  /** Hue of the drawing, in degrees. */
  hue?: number;
  link?: string;
  isArchived?: true;
};

/** Own exercises of the studio: with an image, with a video, and an archived one. */
const exercises: DemoExercise[] = [
  {
    name: 'Camminata dell’orso con disco',
    primaryMuscles: ['abs', 'shoulders'],
    secondaryMuscles: ['quads', 'triceps'],
    equipment: ['plate'],
    level: 'intermediate',
    mechanic: 'compound',
    instructions:
      'Mani e piedi a terra, ginocchia a un palmo dal pavimento, disco sulla schiena.\nAvanza senza far cadere il disco: passi corti, bacino fermo.\nErrore tipico: alzare il sedere per respirare.',
    hue: 174,
  },
  {
    name: 'Piegamenti con elastico dietro la schiena',
    primaryMuscles: ['chest'],
    secondaryMuscles: ['triceps', 'shoulders'],
    equipment: ['band', 'bodyweight'],
    mechanic: 'compound',
    force: 'push',
    instructions: 'Elastico dietro le scapole, un capo per mano.\nScendi in tre secondi, spingi in uno.',
    hue: 18,
    link: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
  {
    name: 'Squat al muro con palla',
    primaryMuscles: ['quads'],
    secondaryMuscles: ['glutes'],
    equipment: ['exercise_ball'],
    category: 'rehab',
    level: 'beginner',
    instructions:
      'Palla tra la schiena e il muro, piedi un passo avanti.\nFermati prima che faccia male: conta la qualità.',
    link: 'https://vimeo.com/1084537',
  },
  { name: 'Panca su tavoletta (vecchia)', primaryMuscles: ['triceps'], equipment: ['barbell'], isArchived: true },
];

export async function addOwnExercises(scope: Scope): Promise<void> {
  for (const exercise of exercises) await addOwnExercise(scope, exercise);
}

async function addOwnExercise(scope: Scope, { hue, link, isArchived, ...draft }: DemoExercise): Promise<void> {
  const defaults = { secondaryMuscles: [], equipment: [], category: 'strength' as const, instructions: null };
  const unknown = { level: null, mechanic: null, force: null };
  const { exercise } = await createExercise(scope, { ...defaults, ...unknown, ...draft });
  const { id } = exercise;
  if (hue !== undefined) await ownAssets.add(scope, { id, file: await storedDrawing(scope, hue) });
  if (link) await addLinkWithPicture(scope, id, link);
  if (isArchived) await archiveExercise(scope, { id });
}

/** Adds a link with a generated thumbnail, so that the demo makes no requests to other sites. */
async function addLinkWithPicture(scope: Scope, id: string, url: string): Promise<void> {
  const { assets } = await ownAssets.addLink(scope, { id, url });
  const contentId = assets.at(-1)?.id ?? '';
  const { posterKey, thumbnailKey } = await store(scope, contentId, await drawing(210));
  await addPoster(scope, ownAttachments, { contentId, posterKey, thumbnailKey });
}

async function storedDrawing(scope: Scope, hue: number) {
  const id = newId();
  const image = await drawing(hue);
  const { posterKey: storageKey, thumbnailKey } = await store(scope, id, image);
  const mediaType = 'image/webp' as const;
  return {
    id,
    storageKey,
    mediaType,
    sizeBytes: image.length,
    name: '',
    posterKey: null,
    thumbnailKey,
    picture: null,
    hash: '',
  };
}

async function store(scope: Scope, id: string, image: Buffer): Promise<{ posterKey: string; thumbnailKey: string }> {
  const prefix = `accounts/${scope.caller.accountId}/${id}`;
  const posterKey = `${prefix}.webp`;
  const thumbnailKey = `${prefix}-small.webp`;
  const { thumbnailPixels } = uploadPolicies.exerciseAsset;
  await scope.putFile(posterKey, image, 'image/webp');
  await scope.putFile(thumbnailKey, await thumbnailOf(image, thumbnailPixels), 'image/webp');
  return { posterKey, thumbnailKey };
}

function thumbnailOf(image: Buffer, sidePixels: number): Promise<Buffer> {
  return sharp(image).resize({ width: sidePixels, height: sidePixels, fit: 'cover' }).webp({ quality: 80 }).toBuffer();
}

/** A placeholder image: a kettlebell on a plain background. */
async function drawing(hue: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675">
    <rect width="1200" height="675" fill="hsl(${hue} 30% 92%)"/>
    <ellipse cx="600" cy="590" rx="250" ry="26" fill="hsl(${hue} 25% 82%)"/>
    <path d="M500 300C450 150 520 90 600 90S750 150 700 300" fill="none" stroke="hsl(${hue} 45% 28%)" stroke-width="46"/>
    <circle cx="600" cy="420" r="170" fill="hsl(${hue} 45% 34%)"/>
    <circle cx="540" cy="365" r="46" fill="hsl(${hue} 40% 46%)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 85 }).toBuffer();
}
