import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { PdfPreview } from '#shell/common/pdf.ts';
import { programPdfRoutes } from '../../contract/pdf.ts';
import { exampleProgram } from '../../example.ts';
import { ProgramPdfScreen } from './ProgramPdfScreen.tsx';

const { id, title } = exampleProgram;
const page = (number: number) => ({ number, svg: `<svg xmlns="http://www.w3.org/2000/svg" id="p${number}"/>` });
const preview: PdfPreview = {
  title,
  clientName: 'Giulia Ferrari',
  studio: 'Studio Bianchi',
  fileName: 'Prova.pdf',
  language: 'it',
  total: 3,
  pages: [page(1), page(2), page(3)],
  nextPage: 0,
};

async function open({ search = '', permissions = ['view programs', 'update programs'], shown = preview } = {}) {
  respond(programPdfRoutes.pdf, shown);
  respond(programPdfRoutes.sharedPdf, shown);
  respond(programPdfRoutes.pdfLink, { ticket: 'chiave', until: '2026-11-27T10:00:00.000Z' });
  const at = `/programs/${id}/pdf${search}`;
  return renderScreen(ProgramPdfScreen, { path: '/programs/$id/pdf', at, permissions, texts: ['programs', 'pdf'] });
}

test('the screen shows every page as a picture with its number, and the name of the client', async () => {
  await open();

  const pages = await screen.findAllByRole('img', { name: /Pagina \d di 3/ });
  expect(pages.map((one) => one.getAttribute('alt'))).toEqual(['Pagina 1 di 3', 'Pagina 2 di 3', 'Pagina 3 di 3']);
  expect(decodeURIComponent(pages[1]?.getAttribute('src') ?? '')).toContain('id="p2"');
  expect(screen.getByText('Giulia Ferrari · 3 pagine')).toBeTruthy();
});

test('an option is in the URL and loads the preview again; its default is not in the URL', async () => {
  const { router } = await open();
  const blanks = await screen.findByRole('switch', { name: /^Spazio per segnare le serie/ });
  await userEvent.click(blanks);

  await waitFor(() =>
    expect(requestsTo(programPdfRoutes.pdf).at(-1)?.query).toMatchObject({ log: 'true', cover: 'true' }),
  );
  expect(router.state.location.search).toEqual({ log: true });
  await userEvent.click(blanks);
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('an English PDF can be made from an Italian screen', async () => {
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Inglese' }));

  await waitFor(() => expect(requestsTo(programPdfRoutes.pdf).at(-1)?.query).toMatchObject({ language: 'en' }));
  expect(screen.getByRole('button', { name: 'Scarica PDF' })).toBeTruthy();
});

async function copiedAddress(): Promise<URL> {
  const user = userEvent.setup();
  const copy = await screen.findByRole('button', { name: 'Copia link' });
  await waitFor(() => expect(copy.hasAttribute('disabled')).toBe(false));
  await user.click(copy);
  expect(await screen.findByText(/fino al 27 nov 2026/)).toBeTruthy();
  return new URL(await navigator.clipboard.readText());
}

test('the link opens the PDF with the chosen options', async () => {
  await open({ search: '?log=true' });

  const address = await copiedAddress();
  expect(address.pathname).toBe(`/programs/${id}/pdf`);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ log: 'true', language: 'it', ticket: 'chiave' });
});

test('the link opens the PDF in the language of its preview, which is not always that of the coach', async () => {
  await open({ shown: { ...preview, language: 'en' } });

  expect((await copiedAddress()).searchParams.get('language')).toBe('en');
});

test('the holder of a link can download the PDF, but neither create a link nor open the program', async () => {
  await open({ search: '?ticket=chiave', permissions: [] });

  expect(await screen.findByRole('img', { name: 'Pagina 1 di 3' })).toBeTruthy();
  expect(requestsTo(programPdfRoutes.sharedPdf)[0]?.query).toMatchObject({ ticket: 'chiave' });
  expect(screen.getByRole('button', { name: 'Scarica PDF' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copia link' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Torna al programma' })).toBeNull();
});

test('an expired link says so and what to do', async () => {
  respond(programPdfRoutes.pdf, preview);
  respondWithError(programPdfRoutes.sharedPdf, 404, { code: 'not_found', message: 'Non più disponibile' });
  const at = `/programs/${id}/pdf?ticket=vecchia`;
  await renderScreen(ProgramPdfScreen, { path: '/programs/$id/pdf', at, texts: ['programs', 'pdf'] });

  expect(await screen.findByRole('heading', { name: 'Link scaduto o non più disponibile' })).toBeTruthy();
  expect(screen.getByText(/mandartene uno nuovo/)).toBeTruthy();
});

test('when the server is busy a message says so, and the PDF can be requested again', async () => {
  respondWithError(programPdfRoutes.pdf, 429, { code: 'print_busy', message: 'Stiamo preparando molti documenti.' });
  const at = `/programs/${id}/pdf`;
  await renderScreen(ProgramPdfScreen, { path: '/programs/$id/pdf', at, permissions: [], texts: ['programs', 'pdf'] });

  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Stiamo preparando molti documenti.')).toBeTruthy();
  expect(alert.getByRole('button', { name: 'Riprova' })).toBeTruthy();
});

test('a template has no option for QR codes', async () => {
  await open({ shown: { ...preview, clientName: null } });

  expect(await screen.findByText('Studio Bianchi · 3 pagine')).toBeTruthy();
  expect(screen.queryByRole('switch', { name: /^Codici QR/ })).toBeNull();
});
