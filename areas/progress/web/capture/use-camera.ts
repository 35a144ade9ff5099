import { type RefObject, useEffect, useRef, useState } from 'react';

type CameraState = 'starting' | 'ready' | 'failed';

/** Largest picture that is asked for; a camera gives the nearest that it has. */
const pixels = { width: { ideal: 2400 }, height: { ideal: 3200 } };

/** Shows the camera in a video element while the component is mounted. */
export function useCamera(facingMode: 'user' | 'environment'): {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');

  // Synchronises with the camera of the device, which is on while its stream has tracks.
  useEffect(() => {
    let isMounted = true;
    let stream: MediaStream | null = null;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    setState('starting');
    openCamera(facingMode)
      .then(async (opened) => {
        stream = opened;
        if (!isMounted || !video.current) return stop();
        video.current.srcObject = opened;
        await video.current.play();
        setState('ready');
      })
      .catch(() => isMounted && setState('failed'));
    return () => {
      isMounted = false;
      stop();
    };
  }, [facingMode]);

  return { video, state };
}

async function openCamera(facingMode: 'user' | 'environment'): Promise<MediaStream> {
  const { mediaDevices } = navigator;
  if (!mediaDevices?.getUserMedia) throw new Error('openCamera: this browser has no camera');
  return mediaDevices.getUserMedia({ video: { facingMode, ...pixels }, audio: false });
}
