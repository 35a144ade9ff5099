import { afterEach, expect, test, vi } from 'vitest';
import { FileResponse } from '#shell/common/fields.ts';
import { defineRoutes } from '#shell/common/route.ts';
import { download, nameIn } from './download.ts';
import { setApiErrorHandlers } from './error-handlers.ts';

const { pdf } = defineRoutes({
  pdf: { endpoint: 'GET /papers/:id/pdf', permission: 'login', download: 'application/pdf', response: FileResponse },
});

afterEach(() => vi.unstubAllGlobals());

test('a downloaded file has the name of the response header, including accented letters', () => {
  expect(nameIn(`attachment; filename="Piu forza.pdf"; filename*=UTF-8''Pi%C3%B9%20forza.pdf`)).toBe('Più forza.pdf');
  expect(nameIn('attachment; filename="Forza.pdf"')).toBe('Forza.pdf');
});

test('a file is downloaded under its name', async () => {
  const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="Forza.pdf"' };
  vi.stubGlobal('fetch', async () => new Response('%PDF-1.7', { headers }));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:prova', revokeObjectURL: () => {} }));
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    expect([this.download, this.href]).toEqual(['Forza.pdf', 'blob:prova']);
  });

  await download(pdf, { id: '1' });
  expect(clicked).toHaveBeenCalledOnce();
  clicked.mockRestore();
});

test('an error response instead of the file is thrown with its message', async () => {
  setApiErrorHandlers({ unauthenticated: vi.fn(), paymentRequired: vi.fn(), unreachable: vi.fn(), reachable: vi.fn() });
  const errorBody = JSON.stringify({ success: false, code: 'print_busy', message: 'Aspetta.' });
  vi.stubGlobal(
    'fetch',
    async () => new Response(errorBody, { status: 429, headers: { 'content-type': 'application/json' } }),
  );

  await expect(download(pdf, { id: '1' })).rejects.toMatchObject({ status: 429, message: 'Aspetta.' });
});
