const maxMs = 8000;
const widest = 1280;

/** A frame near the start of a video as an image, or null when this browser cannot read the video. */
export async function captureVideoPoster(file: File): Promise<Blob | null> {
  const address = URL.createObjectURL(file);
  try {
    const video = await videoAt(address);
    return video && (await drawn(video));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Stands at the first second, where a lift has begun and the title is gone. */
async function videoAt(address: string): Promise<HTMLVideoElement | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const isThere = new Promise<boolean>((resolve) => {
    video.onloadeddata = () => {
      video.currentTime = Math.min(1, (video.duration || 0) / 2);
    };
    video.onseeked = () => resolve(true);
    video.onerror = () => resolve(false);
    setTimeout(() => resolve(false), maxMs);
  });
  video.src = address;
  return (await isThere) && video.videoWidth > 0 ? video : null;
}

async function drawn(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, widest / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
