import { Fragment } from 'react';

const addressPattern = /\bhttps?:\/\/[^\s<>"«»“”]+/gi;
const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** A text in which addresses with http and https are links. Punctuation after an address is not part of it. */
export function LinkedText({ text }: { text: string }) {
  return partsOf(text).map(({ start, before, address }) => (
    <Fragment key={start}>
      {before}
      {address && (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {address}
        </a>
      )}
    </Fragment>
  ));
}

interface Part {
  start: number;
  before: string;
  address: string;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const { 0: matched, index } of text.matchAll(addressPattern)) {
    const address = withoutPunctuation(matched);
    if (!URL.canParse(address)) continue;
    parts.push({ start, before: text.slice(start, index), address });
    start = index + address.length;
  }
  return [...parts, { start, before: text.slice(start), address: '' }];
}

/** A closing bracket at the end stays when the address opens it: `…/wiki/Curl_(sport)`. */
function withoutPunctuation(matched: string): string {
  const last = matched.at(-1) ?? '';
  const opening = closing[last];
  const isPunctuation = opening ? count(matched, opening) < count(matched, last) : /[.,;:!?'’…*_~]/.test(last);
  return isPunctuation ? withoutPunctuation(matched.slice(0, -1)) : matched;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
