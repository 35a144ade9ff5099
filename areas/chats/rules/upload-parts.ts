import { chatPartBytes } from '#shell/common/files.ts';

/** The number of the poster of a video among the parts of its upload. */
export const posterPart = 0;

/** The parts of a file of `size` bytes are numbered from 1 to this. */
export function partCount(size: number): number {
  return Math.ceil(size / chatPartBytes);
}

/** The size of one part in bytes; 0 for a number that the file does not have. */
export function partSize(size: number, number: number): number {
  return Math.max(0, Math.min(chatPartBytes, size - (number - 1) * chatPartBytes));
}
