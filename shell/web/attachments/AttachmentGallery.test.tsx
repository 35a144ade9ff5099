import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Attachment, attachmentSizes } from '#shell/common/attachments.ts';
import { FileResponse } from '#shell/common/fields.ts';
import type { Route } from '#shell/common/route.ts';
import { requestsTo, respondWithError } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render.tsx';
import { AttachmentGallery } from './AttachmentGallery.tsx';
import { AttachmentThumbs } from './AttachmentThumbs.tsx';
import { withRequests } from './file-source.ts';

const files = { posterUrl: null, thumbnailUrl: null, name: null };
const image: Attachment = { ...files, id: 'i', kind: 'image', url: '/api/files/drawing' };
const youtube: Attachment = { ...files, id: 'y', kind: 'youtube', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' };
const video: Attachment = { ...files, id: 'v', kind: 'video', url: '/api/files/film', posterUrl: '/api/files/poster' };

function show(...attachments: Attachment[]) {
  const Gallery = () => <AttachmentGallery attachments={attachments} name="Piegamenti" />;
  return renderScreen(Gallery, { texts: ['attachments'] });
}

/** URLs of other sites from which the page would load something. */
function foreignUrls(): string[] {
  const loading = [...document.querySelectorAll('img, iframe, video, source, script, link[rel="preload"]')];
  const urls = loading.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
  return urls.filter((url) => /^(https?:)?\/\//.test(url));
}

test('a YouTube video loads nothing from YouTube before the user presses play', async () => {
  await show(youtube);
  const play = await screen.findByRole('button', { name: 'Guarda Piegamenti su YouTube' });
  expect(foreignUrls()).toEqual([]);

  await userEvent.click(play);

  expect(foreignUrls()).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1']);
  expect(screen.getByTitle('Piegamenti, video di YouTube').tagName).toBe('IFRAME');
});

test('a linked video has a link to its page', async () => {
  await show({ ...youtube, kind: 'vimeo', url: 'https://vimeo.com/76979871' });

  const page = await screen.findByRole('link', { name: 'Apri su Vimeo' });

  expect(page.getAttribute('href')).toBe('https://vimeo.com/76979871');
  expect(page.getAttribute('rel')).toBe('noreferrer');
});

test('a stored video shows its poster and is not preloaded', async () => {
  await show(video);

  await waitFor(() => expect(document.querySelector('video')).toBeTruthy());
  const player = document.querySelector('video');
  expect(player?.getAttribute('poster')).toBe('/api/files/poster');
  expect(player?.getAttribute('preload')).toBe('none');
});

test('a file is downloaded under its name, a link is opened', async () => {
  const { unmount } = await show({ ...image, kind: 'file', name: 'referto.pdf' });
  expect((await screen.findByRole('link', { name: 'Scarica referto.pdf' })).getAttribute('href')).toBe(image.url);
  unmount();

  await show({ ...image, kind: 'link', url: 'https://www.example.com/articolo' });
  const link = await screen.findByRole('link', { name: 'Apri www.example.com' });
  expect(link.getAttribute('href')).toBe('https://www.example.com/articolo');
});

test('of several attachments one is shown; a click or an arrow key shows another', async () => {
  await show(image, youtube);
  expect(await screen.findByRole('img', { name: 'Piegamenti' })).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: '2: Video di YouTube' }));
  expect(screen.getByRole('button', { name: 'Guarda Piegamenti su YouTube' })).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Piegamenti' })).toBeNull();

  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('img', { name: 'Piegamenti' })).toBeTruthy();
});

test('a link is called by its host among others', async () => {
  await show(image, { ...image, id: youtube.id, kind: 'link', url: 'https://www.instagram.com/reel/Cabc123/' });

  expect(await screen.findByRole('button', { name: '2: www.instagram.com' })).toBeTruthy();
});

test('thumbnails open a dialog with all attachments; inside a video arrow keys do not change the attachment', async () => {
  const Thumbs = () => <AttachmentThumbs attachments={[image, video]} name="Panca, serie 1" />;
  await renderScreen(Thumbs, { texts: ['attachments'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Apri 1 di Panca, serie 1: Immagine' }));
  const dialog = await screen.findByRole('dialog', { name: 'Panca, serie 1' });
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/api/files/drawing');

  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByText('2 di 2')).toBeTruthy();
  const player = dialog.querySelector('video') as HTMLVideoElement;
  fireEvent.keyDown(player, { key: 'ArrowLeft' });
  expect(screen.getByText('2 di 2')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Precedente' }));
  expect(screen.getByText('1 di 2')).toBeTruthy();
});

test('without addresses the thumbnail is requested at once, and the picture when it is opened', async () => {
  const route = {
    endpoint: 'GET /papers/:id',
    permission: 'login',
    query: z.object({ size: z.enum(attachmentSizes) }),
    download: 'application/octet-stream',
    response: FileResponse,
  } as const satisfies Route;
  respondWithError(route, 410, { message: 'Questo file non si trova più.' });
  const { id, kind, name } = image;
  const shown = withRequests([{ id, kind, name, hasPoster: false, hasThumbnail: true }], (fileId, size) => [
    route,
    { id: fileId, size },
  ]);
  await renderScreen(() => <AttachmentThumbs attachments={shown} name="Piatto" />, { texts: ['attachments'] });
  const thumb = await screen.findByRole('button', { name: 'Apri 1 di Piatto: Immagine' });
  await waitFor(() => expect(requestsTo(route).map(({ query }) => query)).toEqual([{ size: 'small' }]));

  await userEvent.click(thumb);

  await waitFor(() => expect(requestsTo(route).map(({ query }) => query['size'])).toEqual(['small', 'full']));
  const dialog = await screen.findByRole('dialog', { name: 'Piatto' });
  expect(await within(dialog).findByRole('img', { name: 'Questo file non si trova più.' })).toBeTruthy();
});
