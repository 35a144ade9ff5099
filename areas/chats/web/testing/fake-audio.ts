import { vi } from 'vitest';

// What jsdom does not have: a microphone, a recorder and sound.

class Microphone {
  getTracks() {
    return [{ onended: () => {}, stop: () => {} }];
  }
}

class FakeRecorder {
  static readonly isTypeSupported = (mimeType: string) => mimeType.startsWith('audio/webm');
  state = 'inactive';
  ondataavailable: (event: { data: Blob }) => void = () => {};
  onstop: () => void = () => {};
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable({ data: new Blob(['sound']) });
    this.onstop();
  }
}

class FakeAudioContext {
  createAnalyser() {
    return { fftSize: 0, getFloatTimeDomainData: (samples: Float32Array) => void samples.fill(0.1) };
  }
  createMediaStreamSource() {
    return { connect: () => {} };
  }
  async resume() {}
  async close() {}
}

/** An audio element that plays in silence. */
export class FakeAudio extends EventTarget {
  /** The last element that was created; the player creates one. */
  static last: FakeAudio | undefined;
  src = '';
  currentTime = 0;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  paused = true;
  constructor() {
    super();
    FakeAudio.last = this;
  }
  async play() {
    this.paused = false;
    this.dispatchEvent(new Event('play'));
  }
  pause() {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  /** Plays to the end. */
  end() {
    this.paused = true;
    this.dispatchEvent(new Event('ended'));
  }
  removeAttribute() {
    this.src = '';
  }
}

/** Before each test: a device with a microphone, in a private window that stores nothing. */
export function prepareAudio({ getUserMedia = async () => new Microphone() } = {}): void {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('private window');
    },
    deleteDatabase: () => {},
  });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('Audio', FakeAudio);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  URL.createObjectURL = () => 'blob:recording';
  URL.revokeObjectURL = () => {};
}
