import type { Exercise, FullExercise } from './contract/exercise.ts';

/** A squat of the library without instructions and media. */
export const exampleExercise: Exercise = {
  id: '0199b000-0000-7000-8000-000000000001',
  name: 'Squat con bilanciere',
  isOwn: false,
  primaryMuscles: ['quads'],
  secondaryMuscles: ['glutes', 'hamstrings'],
  equipment: ['barbell'],
  category: 'strength',
  level: 'intermediate',
  mechanic: 'compound',
  force: 'push',
  instructions: null,
  thumbnailUrl: null,
  assetCount: 0,
  isArchived: false,
  isShared: false,
  isEditable: false,
  authorName: null,
};

/** An own push-up with an image and a linked video. */
export const exampleOwnExercise: FullExercise = {
  ...exampleExercise,
  id: '0199b000-0000-7000-8000-000000000002',
  name: 'Piegamenti con elastico',
  isOwn: true,
  primaryMuscles: ['chest'],
  secondaryMuscles: ['triceps', 'shoulders'],
  equipment: ['band'],
  level: null,
  instructions: 'Elastico dietro la schiena, mani sotto le spalle.\nScendi in tre secondi.',
  thumbnailUrl: '/api/files/piccola',
  assetCount: 2,
  isShared: true,
  isEditable: true,
  studioAssets: [],
  cues: null,
  cuesVersion: 0,
  programs: 0,
  version: 1,
  assets: [
    {
      id: '0199b000-0000-7000-8000-0000000000a1',
      kind: 'image',
      url: '/api/files/disegno',
      posterUrl: null,
      thumbnailUrl: '/api/files/piccola',
      name: null,
    },
    {
      id: '0199b000-0000-7000-8000-0000000000a2',
      kind: 'youtube',
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      posterUrl: null,
      thumbnailUrl: null,
      name: null,
    },
  ],
};
