import { lazy, Suspense } from 'react';
import type { FileRequest } from './file-source.ts';

const PrivateImage = lazy(async () => ({ default: (await import('./PrivateFile.tsx')).PrivateImage }));

/** An image from an address, or read with the login of the user. */
export function SourceImage({ source, alt }: { source: string | FileRequest; alt: string }) {
  if (typeof source === 'string') return <img src={source} alt={alt} loading="lazy" />;
  return (
    <Suspense>
      <PrivateImage request={source} alt={alt} />
    </Suspense>
  );
}
