import { shellText } from '../texts/texts.ts';
import { type ApiError, isUnreachable } from './api-error.ts';

/** The message for the user: that of the first invalid field, that of the error itself, or that there was no response. */
export function messageOf(error: ApiError): string {
  const message = Object.values(error.errors)[0]?.[0] ?? error.message;
  return message || shellText(isUnreachable(error) ? 'errors.notSent' : 'errors.somethingWrong');
}
