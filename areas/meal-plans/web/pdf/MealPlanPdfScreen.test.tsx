import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ApiResponse } from '#shell/common/route.ts';
import type { PdfPreview } from '#shell/common/pdf.ts';
import { respond, requestsTo, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { FoodConflict, NoteConflict, UndecidedClient } from '../../contract/assigned.ts';
import { mealPlanDownloadRoutes, mealPlanPdfRoutes } from '../../contract/pdf.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import { MealPlanPdfScreen } from './MealPlanPdfScreen.tsx';

const id = '0199f2a4-5c00-7003-8000-000000000001';
const publishedId = '0199f2a4-5c00-7003-8000-000000000002';
const preview: PdfPreview = {
  title: 'Equilibrato',
  clientName: 'Giulia Ferrari',
  studio: 'Studio Bianchi',
  fileName: 'Equilibrato.pdf',
  language: 'it',
  total: 1,
  pages: [{ number: 1, svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 841.89 595.28"/>' }],
  nextPage: 0,
};
const pasta: FoodConflict = {
  alimentId: '0199f2a4-5c00-7003-8000-000000000003',
  name: 'Pasta di semola',
  name_en: 'Pasta',
  category: 'cereals_pasta',
  level: 'forbidden',
  reasons: [{ kind: 'allergen', allergen: 'gluten', strength: 'contains', severity: 'allergy' }],
  isExplained: false,
};

type PdfConflicts = ApiResponse<typeof mealPlanDownloadRoutes.pdfConflicts>;

const nothingUnchecked: Pick<PdfConflicts, 'unchecked' | 'uncheckedClient' | 'hidesNumbers' | 'undecided'> = {
  ...{ unchecked: [], uncheckedClient: null },
  hidesNumbers: false,
};

async function open({
  search = '',
  permissions = ['view meal plans', 'update meal plans'],
  shown = preview,
  foods = { conflicts: [pasta], notes: [] as NoteConflict[], ...nothingUnchecked },
  linkRefusal = '',
} = {}) {
  respond(mealPlanPdfRoutes.pdf, shown);
  respond(mealPlanPdfRoutes.sharedPdf, shown);
  respond(mealPlanPdfRoutes.pdfLink, { ticket: 'chiave', until: '2026-11-27T10:00:00.000Z' });
  if (linkRefusal) respondWithError(mealPlanPdfRoutes.pdfLink, 403, { message: linkRefusal });
  respond(mealPlanDownloadRoutes.pdfConflicts, foods);
  const version = {
    id: publishedId,
    number: 1,
    version: 3,
    startsOn: '2026-11-16',
    publishedAt: '2026-11-15T10:00:00Z',
  };
  const published = [{ ...version, author: 'Elena Neri', state: 'active' as const }];
  respond(mealPlanRoutes.published, { published, publishedVersion: 3 });
  const at = `/mealPlans/${id}/pdf${search}`;
  const texts = ['meal-plans', 'dietary-profiles', 'aliments', 'pdf'];
  return renderScreen(MealPlanPdfScreen, { path: '/mealPlans/$id/pdf', at, permissions, texts });
}

test('before the download the professional reads which food contains an allergen of the client', async () => {
  await open();

  expect(
    await screen.findByText('1 alimento è in conflitto con il profilo del cliente. Il PDF lo segnala in alto.'),
  ).toBeTruthy();
  expect(screen.getByText(/Pasta di semola/).textContent).toContain('Glutine');
});

test('before the download the professional reads what the notes name against the profile', async () => {
  const { reasons } = pasta;
  const note: NoteConflict = { text: 'o un panino', category: 'other', reasons, days: [0] };
  await open({ foods: { conflicts: [], notes: [note], ...nothingUnchecked } });

  expect((await screen.findByText(/«o un panino»/)).textContent).toContain('Glutine');
});

test('before the download the professional reads which dishes without ingredients are not checked', async () => {
  const unchecked = [{ text: 'Torta della nonna', text_en: '', days: [0] }];
  await open({ foods: { conflicts: [], notes: [], ...nothingUnchecked, unchecked } });

  expect(await screen.findByText('«Torta della nonna»')).toBeTruthy();
  expect(screen.getByText(/Non controllato per allergie e intolleranze: 1 voce/)).toBeTruthy();
});

test('before the download the professional reads that the foods were not checked without the consent', async () => {
  await open({ foods: { conflicts: [], notes: [], ...nothingUnchecked, uncheckedClient: 'Giulia Ferrari' } });

  expect(await screen.findByText(/Giulia Ferrari ha ritirato il consenso.* non sono controllati/)).toBeTruthy();
});

test('before the download the professional reads which food is against what the client declared and nobody confirmed', async () => {
  const client = { clientId: '0199f2a4-5c00-7003-8000-000000000004', clientName: 'Giulia Ferrari' };
  const undecided: UndecidedClient = {
    ...{ ...client, statements: [{ kind: 'allergy', allergen: 'gluten' }] },
    foods: [pasta],
  };
  await open({ foods: { conflicts: [], notes: [], ...nothingUnchecked, undecided } });

  expect(await screen.findByText('Dichiarato e non ancora confermato:')).toBeTruthy();
  expect(screen.getByText(/Pasta di semola/).textContent).toContain('Glutine');
});

test('where the server creates no link, the button that copies it says why', async () => {
  await open({ linkRefusal: 'Il cliente ha ritirato il consenso.' });
  const copy = await screen.findByRole('button', { name: 'Copia link' });
  await waitFor(() => expect(copy.hasAttribute('disabled')).toBe(false));
  await userEvent.click(copy);

  expect(await screen.findByText('Il cliente ha ritirato il consenso.')).toBeTruthy();
});

test('neither a client nor the holder of a link asks for the warnings and the versions', async () => {
  await open({ permissions: ['view own nutrition'] });
  await screen.findByRole('img', { name: 'Pagina 1 di 1' });

  expect(requestsTo(mealPlanDownloadRoutes.pdfConflicts)).toEqual([]);
  expect(screen.queryByLabelText('Versione')).toBeNull();
});

test('a published version is printed when it is chosen', async () => {
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('Versione'), publishedId);

  await waitFor(() => expect(requestsTo(mealPlanPdfRoutes.pdf).at(-1)?.query).toMatchObject({ publishedId }));
  await waitFor(() =>
    expect(requestsTo(mealPlanDownloadRoutes.pdfConflicts).at(-1)?.query).toMatchObject({ publishedId }),
  );
});

test('the chosen options are chosen again at the next visit, the version and the heading are not', async () => {
  const user = userEvent.setup();
  const first = await open({ search: `?publishedId=${publishedId}` });
  await user.click(await screen.findByRole('switch', { name: /^Lista della spesa/ }));
  await waitFor(() => expect(requestsTo(mealPlanPdfRoutes.pdf).at(-1)?.query).toMatchObject({ shopping: 'true' }));
  first.unmount();
  const { router } = await open();

  await waitFor(() => expect(router.state.location.search).toEqual({ shopping: true }));
  expect((await screen.findByRole('switch', { name: /^Lista della spesa/ })).getAttribute('checked')).not.toBeNull();
});

test('a landscape page is as wide as it is printed', async () => {
  await open();

  expect((await screen.findByRole('img', { name: 'Pagina 1 di 1' })).getAttribute('data-landscape')).toBe('true');
});

test('a client whose numbers are hidden is not offered the switch for numbers', async () => {
  await open({ permissions: ['view own nutrition'], shown: { ...preview, unavailableOptions: ['numbers'] } });

  expect(await screen.findByRole('switch', { name: /Ricette/ })).toBeTruthy();
  expect(screen.queryByRole('switch', { name: /Calorie e nutrienti/ })).toBeNull();
});

test('who prints numbers for a client who must not see them is told, until they are switched off', async () => {
  await open({ foods: { conflicts: [], notes: [], ...nothingUnchecked, hidesNumbers: true } });

  expect(await screen.findByText(/^Le impostazioni nascondono al cliente calorie o nutrienti/)).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: /Calorie e nutrienti/ }));

  await waitFor(() => expect(screen.queryByText(/^Le impostazioni nascondono/)).toBeNull());
});
