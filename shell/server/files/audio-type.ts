import type { audioTypes } from '#shell/common/files.ts';
import { detectMediaType } from './media-type.ts';

type AudioType = (typeof audioTypes)[number];

/** An element of a container: its name and where its content begins and ends. */
interface Element {
  name: string;
  start: number;
  end: number;
}

/** What a recording contains: the kind of each track, its codec, and whether there is sound data. */
interface Recording {
  tracks: string[];
  codecs: string[];
  hasData: boolean;
}

/** More elements than an hour of sound has. */
const maxElements = 400_000;

/**
 * The media type of a complete recording that all browsers play: one track of AAC in MP4 or of Opus in WebM. Null for anything
 * else: a video, another codec, a file that ends in the middle of an element.
 */
export function audioTypeOf(content: Buffer): AudioType | null {
  const container = detectMediaType(content) ?? content.subarray(8, 12).toString('latin1');
  if (container === 'video/webm') return isSound(webmRecording(content), '2', 'A_OPUS') ? 'audio/webm' : null;
  const isMp4 = container === 'video/mp4' || container === 'M4A ';
  return isMp4 && isSound(mp4Recording(content), 'soun', 'mp4a') ? 'audio/mp4' : null;
}

function isSound(recording: Recording | null, track: string, codec: string): boolean {
  if (!recording?.hasData) return false;
  const { tracks, codecs } = recording;
  return tracks.length === 1 && codecs.length === 1 && tracks[0] === track && codecs[0] === codec;
}

/** Boxes of ISO/IEC 14496-12 whose content is boxes. */
const boxes = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

function mp4Recording(content: Buffer): Recording | null {
  const recording: Recording = { tracks: [], codecs: [], hasData: false };
  const isComplete = everyElement(content, { headerAt: boxAt, containers: boxes }, ({ name, start, end }) => {
    if (name === 'mdat' && end > start) recording.hasData = true;
    // Version, flags and a field of zeros come before the type of the handler, two counts and a size before the codec.
    if (name === 'hdlr') recording.tracks.push(textIn(content, start + 8, Math.min(start + 12, end)));
    if (name === 'stsd') recording.codecs.push(textIn(content, start + 12, Math.min(start + 16, end)));
  });
  return isComplete ? recording : null;
}

function boxAt(content: Buffer, offset: number): Element | null {
  if (offset + 8 > content.length) return null;
  const name = textIn(content, offset + 4, offset + 8);
  const size = content.readUInt32BE(offset);
  // The sound may reach to the end of the file.
  if (size === 0) return name === 'mdat' ? { name, start: offset + 8, end: content.length } : null;
  if (size !== 1) return size < 8 ? null : { name, start: offset + 8, end: offset + size };
  if (offset + 16 > content.length) return null;
  const longSize = Number(content.readBigUInt64BE(offset + 8));
  return longSize < 16 ? null : { name, start: offset + 16, end: offset + longSize };
}

/** Elements of RFC 9559 (Matroska) whose content is elements: Segment, Cluster, BlockGroup, Tracks, TrackEntry. */
const masters = new Set(['18538067', '1f43b675', 'a0', '1654ae6b', 'ae']);
const [simpleBlock, block, trackType, codecId] = ['a3', 'a1', '83', '86'];

function webmRecording(content: Buffer): Recording | null {
  const recording: Recording = { tracks: [], codecs: [], hasData: false };
  const isComplete = everyElement(content, { headerAt: ebmlAt, containers: masters }, ({ name, start, end }) => {
    if ((name === simpleBlock || name === block) && end > start) recording.hasData = true;
    if (name === trackType) recording.tracks.push(content.subarray(start, end).toString('hex').replace(/^0+/, ''));
    if (name === codecId) recording.codecs.push(textIn(content, start, Math.min(start + 20, end)));
  });
  return isComplete ? recording : null;
}

/** An element of RFC 8794 (EBML). One of unknown size, as browsers record them, ends with the file. */
function ebmlAt(content: Buffer, offset: number): Element | null {
  const idLength = vintLength(content, offset);
  const sizeAt = offset + idLength;
  const sizeLength = vintLength(content, sizeAt);
  const start = sizeAt + sizeLength;
  if (idLength === 0 || idLength > 4 || sizeLength === 0 || start > content.length) return null;
  const name = content.subarray(offset, sizeAt).toString('hex');
  const marker = 2 ** (7 * sizeLength);
  const size = content.subarray(sizeAt, start).reduce((value, byte) => value * 256 + byte, 0) - marker;
  return { name, start, end: size === marker - 1 ? content.length : start + size };
}

/** The number of bytes of a number whose length is in the leading zeros of its first byte; 0 past the end of the file. */
function vintLength(content: Buffer, offset: number): number {
  const first = content[offset] ?? 0;
  return first === 0 ? 0 : Math.clz32(first) - 23;
}

interface Container {
  headerAt: (content: Buffer, offset: number) => Element | null;
  /** Names of the elements whose content is elements. */
  containers: ReadonlySet<string>;
}

/** Visits all elements in their order; false when one is invalid or does not end within the file. */
function everyElement(
  content: Buffer,
  { headerAt, containers }: Container,
  visit: (element: Element) => void,
): boolean {
  let offset = 0;
  for (let count = 0; offset < content.length; count++) {
    const element = headerAt(content, offset);
    if (!element || element.end > content.length || count === maxElements) return false;
    visit(element);
    offset = containers.has(element.name) ? element.start : element.end;
  }
  return true;
}

function textIn(content: Buffer, start: number, end: number): string {
  return content.subarray(start, end).toString('latin1');
}
