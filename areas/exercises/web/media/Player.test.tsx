import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { exampleOwnExercise } from '../../example.ts';
import type { ExerciseAsset } from '../../contract/exercise.ts';
import { Gallery } from './Gallery.tsx';

const [image, link] = exampleOwnExercise.assets as [ExerciseAsset, ExerciseAsset];

function show(...assets: ExerciseAsset[]) {
  return renderScreen(() => <Gallery assets={assets} name="Piegamenti" />, { texts: ['exercises'] });
}

/** Whatever on the page would be fetched from somewhere else. */
function strangers(): string[] {
  const loading = [...document.querySelectorAll('img, iframe, video, source, script, link[rel="preload"]')];
  const addresses = loading.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
  return addresses.filter((address) => /^(https?:)?\/\//.test(address));
}

test('a video elsewhere loads nothing from there until play is pressed', async () => {
  await show(link);
  const play = await screen.findByRole('button', { name: 'Guarda Piegamenti su YouTube' });
  expect(strangers()).toEqual([]);

  await userEvent.click(play);

  expect(strangers()).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1']);
  expect(screen.getByTitle('Piegamenti, video di YouTube').tagName).toBe('IFRAME');
});

test('a link to its page is there for those who would rather go there', async () => {
  await show({ ...link, kind: 'vimeo', url: 'https://vimeo.com/76979871' });

  const page = await screen.findByRole('link', { name: 'Apri su Vimeo' });

  expect(page.getAttribute('href')).toBe('https://vimeo.com/76979871');
  expect(page.getAttribute('rel')).toBe('noreferrer');
});

test('an own video waits with its still picture', async () => {
  await show({ ...link, kind: 'video', url: '/api/files/film', posterUrl: '/api/files/fermo' });

  await waitFor(() => expect(document.querySelector('video')).toBeTruthy());
  const video = document.querySelector('video');
  expect(video?.getAttribute('poster')).toBe('/api/files/fermo');
  expect(video?.getAttribute('preload')).toBe('none');
});

test('of several one is shown, and the others are a press away', async () => {
  await show(image, link);
  expect(await screen.findByRole('img', { name: 'Piegamenti' })).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: '2: Video di YouTube' }));

  expect(screen.getByRole('button', { name: 'Guarda Piegamenti su YouTube' })).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Piegamenti' })).toBeNull();
});
