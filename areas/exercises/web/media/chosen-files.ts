/** Files chosen with a new exercise, by its id, until its page uploads them. */
const chosenFiles = new Map<string, readonly File[]>();

export function keepChosenFiles(exerciseId: string, files: readonly File[]): void {
  if (files.length > 0) chosenFiles.set(exerciseId, files);
}

/** Returns the files once. */
export function takeChosenFiles(exerciseId: string): readonly File[] {
  const files = chosenFiles.get(exerciseId) ?? [];
  chosenFiles.delete(exerciseId);
  return files;
}
