interface Track {
  /** Kind of the track, as its container names it. */
  kind?: string;
  codec?: string;
}

const sound = Buffer.alloc(400, 7);

/** A recording as Safari and Chrome write it: the description of its track, then the sound. */
export function mp4Recording({
  kind = 'soun',
  codec = 'mp4a',
  brand = 'iso5',
}: Track & { brand?: string } = {}): Buffer {
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(13));
  const codecs = box('stsd', Buffer.from('0000000000000001', 'hex'), box(codec, Buffer.alloc(28)));
  const track = box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', handler, box('minf', box('stbl', codecs))));
  const header = box('ftyp', Buffer.from(`${brand}\0\0\0\0isom`));
  return Buffer.concat([header, box('moov', track), box('moof', Buffer.alloc(16)), box('mdat', sound)]);
}

/** A recording as Chrome and Firefox write it: segment and cluster of unknown size. */
export function webmRecording({ kind = '02', codec = 'A_OPUS' }: Track = {}): Buffer {
  const header = element('1a45dfa3', element('4282', Buffer.from('webm')));
  const track = element('ae', element('83', Buffer.from(kind, 'hex')), element('86', Buffer.from(codec)));
  const cluster = Buffer.concat([unknownSize('1f43b675'), element('e7', Buffer.from([0])), element('a3', sound)]);
  return Buffer.concat([header, unknownSize('18538067'), element('1654ae6b', track), cluster]);
}

function box(name: string, ...content: Buffer[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.reduce((sum, { length }) => sum + length, 8));
  return Buffer.concat([size, Buffer.from(name), ...content]);
}

function element(id: string, ...content: Buffer[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + content.reduce((sum, { length }) => sum + length, 0));
  return Buffer.concat([Buffer.from(id, 'hex'), size, ...content]);
}

function unknownSize(id: string): Buffer {
  return Buffer.from(`${id}01ffffffffffffff`, 'hex');
}
