import { type ChosenFile, mediaTypeNames, rejectionOf, type UploadPolicy } from '#shell/common/files.ts';
import { shellText } from '../texts/texts.ts';

const MB = 1024 * 1024;

/** Why a file cannot be uploaded, with the texts of the server's errors; null when it can. */
export function rejectionText(policy: UploadPolicy, file: ChosenFile): string | null {
  const rejection = rejectionOf(policy, file);
  if (!rejection) return null;
  if (rejection.kind === 'executable') return shellText('problems.file_executable', { name: rejection.name });
  if (rejection.kind === 'too-large') return shellText('problems.too_large', { limit: rejection.maxBytes / MB });
  const types = rejection.accepts.map((mediaType) => mediaTypeNames[mediaType]).join(', ');
  return shellText('problems.wrong_file_type', { types });
}
