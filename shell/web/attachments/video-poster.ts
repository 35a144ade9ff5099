const timeoutMs = 8000;
const maxWidth = 1280;

/** A frame near the start of a video as a JPEG, or null when this browser cannot decode the video. */
export async function captureVideoPoster(file: File): Promise<Blob | null> {
  const url = URL.createObjectURL(file);
  try {
    const video = await videoAtFirstSecond(url);
    return video && (await drawFrame(video));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Loads the video and seeks to the first second, where a title has usually ended and the movement has begun. */
async function videoAtFirstSecond(url: string): Promise<HTMLVideoElement | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const isReady = new Promise<boolean>((resolve) => {
    video.onloadeddata = () => {
      video.currentTime = Math.min(1, (video.duration || 0) / 2);
    };
    video.onseeked = () => resolve(true);
    video.onerror = () => resolve(false);
    setTimeout(() => resolve(false), timeoutMs);
  });
  video.src = url;
  return (await isReady) && video.videoWidth > 0 ? video : null;
}

async function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, maxWidth / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
