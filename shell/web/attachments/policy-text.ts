import type { TFunction } from 'i18next';
import { imageTypes, mediaTypeNames, type UploadPolicy } from '#shell/common/files.ts';

const MB = 1024 * 1024;

/** For `accept` of a file input; without it where any file is accepted. */
export function acceptedTypes({ accepts, acceptsOther }: UploadPolicy): string {
  return acceptsOther ? '' : accepts.join(',');
}

/** `JPG, PNG, WebP fino a 10 MB; MP4, WebM, MOV fino a 50 MB`. */
export function limitsText(policy: UploadPolicy, t: TFunction<'attachments'>): string {
  const { accepts, acceptsOther, maxBytes, maxImageBytes = maxBytes } = policy;
  const isImage = (type: string) => imageTypes.some((image) => image === type);
  const names = (types: typeof accepts) => types.map((type) => mediaTypeNames[type]).join(', ');
  if (acceptsOther) return t('limits.any', { limit: maxBytes / MB });
  if (maxImageBytes === maxBytes) return t('limits.types', { types: names(accepts), limit: maxBytes / MB });
  const images = t('limits.types', { types: names(accepts.filter(isImage)), limit: maxImageBytes / MB });
  const others = t('limits.types', { types: names(accepts.filter((type) => !isImage(type))), limit: maxBytes / MB });
  return `${images}; ${others}`;
}
