import type { TFunction } from 'i18next';
import { imageTypes, mediaTypeNames, type UploadPolicy } from '#shell/common/files.ts';

const MB = 1024 * 1024;

/** Value of `accept` of a file input; empty when any file is accepted. */
export function acceptedTypes({ accepts, acceptsOther }: UploadPolicy): string {
  return acceptsOther ? '' : accepts.join(',');
}

/** The limits of a policy as text: `JPG, PNG, WebP, massimo 10 MB; MP4, WebM, MOV, massimo 50 MB`. */
export function limitsText(policy: UploadPolicy, t: TFunction<'attachments'>): string {
  const { accepts, acceptsOther, maxBytes, maxImageBytes = maxBytes } = policy;
  const isImage = (mediaType: string) => imageTypes.some((imageType) => imageType === mediaType);
  const names = (types: typeof accepts) => types.map((mediaType) => mediaTypeNames[mediaType]).join(', ');
  if (acceptsOther) return t('limits.any', { limit: maxBytes / MB });
  if (maxImageBytes === maxBytes) return t('limits.types', { types: names(accepts), limit: maxBytes / MB });
  const images = t('limits.types', { types: names(accepts.filter(isImage)), limit: maxImageBytes / MB });
  const others = t('limits.types', {
    types: names(accepts.filter((mediaType) => !isImage(mediaType))),
    limit: maxBytes / MB,
  });
  return `${images}; ${others}`;
}
