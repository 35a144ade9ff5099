import type { Pose } from '#areas/progress/contract.ts';

/** The poses that a question for photos asks for, in the order of its files. */
const askedPoses = ['front', 'side', 'back'] as const satisfies readonly Pose[];

/** The pose of a file by its place in the answer; further files have a pose of their own, which is named by its number. */
export function poseOfFile(index: number): { pose: Pose; name: string } {
  const pose = askedPoses[index];
  return pose ? { pose, name: '' } : { pose: 'own', name: String(index + 1) };
}
