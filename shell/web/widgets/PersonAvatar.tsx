import { Avatar } from '@mantine/core';

/** The initials of a person. Hidden from screen readers, because the name is shown next to them. */
export function PersonAvatar({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <Avatar size={size} color="brand" aria-hidden="true">
      {initialsOf(name)}
    </Avatar>
  );
}

const graphemes = new Intl.Segmenter('it', { granularity: 'grapheme' });

/** Titles before a name: dott., dott.ssa, dr., dr.ssa, prof., prof.ssa, with or without the point. */
const title = /^(dott|dr|prof|dottor|dottore|dottoressa|professor|professore|professoressa|doctor)(\.?ssa)?\.?$/i;

/**
 * `GB` for Giulia Bianchi: first letters of the first and the last name without titles, an emoji counting as one. Of several people,
 * joined by a point in the middle, those of the first.
 */
export function initialsOf(name: string): string {
  const [first = ''] = name.split(' · ');
  const nameParts = first.trim().split(/\s+/);
  const names = nameParts.slice(nameParts.findIndex((part) => !title.test(part)));
  const firstAndLast = names.length > 1 ? [names[0], names.at(-1)] : names;
  return firstAndLast
    .map((part = '') => [...graphemes.segment(part)][0]?.segment ?? '')
    .join('')
    .toUpperCase();
}
