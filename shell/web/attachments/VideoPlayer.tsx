interface VideoPlayerProps {
  src: string;
  /** URL of the preview image. Without it the first frame of the video is loaded at once. */
  posterUrl: string | null;
  /** What the video shows, as its accessible name. */
  name: string;
  /** Plays at once, because the user pressed play before the video was loaded. */
  plays?: boolean;
}

/** A stored video with the controls of the browser. */
export function VideoPlayer({ src, posterUrl, name, plays = false }: VideoPlayerProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: movements filmed by users, without speech
    <video
      src={src}
      poster={posterUrl ?? undefined}
      preload={posterUrl ? 'none' : 'metadata'}
      aria-label={name}
      controls
      playsInline
      autoPlay={plays}
    />
  );
}
