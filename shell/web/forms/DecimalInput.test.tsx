import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';
import { requestsTo, respond } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render.tsx';
import { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx';
import { FormSheet } from './FormSheet.tsx';
import { MeasuredNumberInput } from './MeasuredNumberInput.tsx';
import { useServerForm } from './server-form.ts';

const routes = defineRoutes({
  create: {
    endpoint: 'POST /clients',
    permission: 'create clients',
    body: z.object({ amount: z.number().nullable() }),
    response: z.object({ id: z.string() }),
  },
});

async function renderForm(props: DecimalInputProps = {}, language: 'it' | 'en' = 'it') {
  respond(routes.create, { id: '1' });
  const options = { route: routes.create, initialValues: { amount: 80 as number | '' } };
  await renderScreen(
    () => {
      const form = useServerForm({
        ...options,
        // A form that reads every text as a number must not be able to send what the field refuses.
        toRequest: ({ amount }) => ({ amount: Number.isFinite(Number(amount)) ? Number(amount) : null }),
      });
      return (
        <FormSheet form={form}>
          <DecimalInput label="grams" decimalScale={2} {...props} {...form.field('amount')} />
        </FormSheet>
      );
    },
    { language },
  );
  return screen.findByLabelText<HTMLInputElement>('grams');
}

async function replace(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

async function submit(): Promise<unknown[]> {
  await userEvent.click(screen.getByRole('button', { name: /^(Salva|Save)$/ }));
  return requestsTo(routes.create).map(({ body }) => body);
}

test.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['1.500', 1500],
  ['1,500', 1.5],
  ['1.000,5', 1000.5],
  ['82,555', 82.56],
  ['12,', 12],
])('the typed text %s is sent as the number %d', async (text, amount) => {
  const field = await renderForm();

  await replace(field, text);

  expect(await submit()).toEqual([{ amount }]);
});

test.each([
  ['1e1', {}, 'Scrivi un numero, come 72,5.'],
  ['1,000.5', {}, 'Scrivi un numero, come 72,5.'],
  ['3 cucchiai', {}, 'Scrivi un numero, come 72,5.'],
  ['-5', {}, 'Il valore minimo è 0.'],
  ['7.5', { allowDecimal: false }, 'Scrivi un numero intero.'],
  ['62.500', { max: 350 }, 'Il valore massimo è 350.'],
  ['99999999', { max: 9999 }, 'Il valore massimo è 9999.'],
  ['3', { min: 5 }, 'Il valore minimo è 5.'],
])('the typed text %s stays as it is with a message and the form is not sent', async (text, props, message) => {
  const field = await renderForm(props);

  await replace(field, text);
  const requests = await submit();

  expect(requests).toEqual([]);
  expect(field.value).toBe(text);
  expect(screen.getByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

test.each(['2.000', '2,000', '2 000'])('the whole number %s is sent as two thousand', async (text) => {
  const field = await renderForm({ allowDecimal: false });

  await replace(field, text);

  expect(screen.queryByText('Scrivi un numero intero.')).toBeNull();
  expect(await submit()).toEqual([{ amount: 2000 }]);
});

test('an English reader types 1,500 for fifteen hundred and 1.500 for one and a half', async () => {
  const field = await renderForm({}, 'en');

  await replace(field, '1,500');
  await submit();
  await replace(field, '1.500');

  expect(await submit()).toEqual([{ amount: 1500 }, { amount: 1.5 }]);
});

test('the message is in the language of the reader', async () => {
  const field = await renderForm({}, 'en');

  await replace(field, '1e1');

  expect(screen.getByText('Write a number, like 72.5.')).toBeTruthy();
});

test('a corrected text is sent and Escape restores the number from before', async () => {
  const field = await renderForm();

  await replace(field, '8x');
  await userEvent.keyboard('{Escape}');

  expect(field.value).toBe('80');
  expect(await submit()).toEqual([{ amount: 80 }]);
});

test('a text with the unit of the field is its number', async () => {
  const field = await renderForm({ suffix: ' g' });

  await replace(field, '80 g');

  expect(await submit()).toEqual([{ amount: 80 }]);
});

test('the arrow keys change the number by the step within the limits', async () => {
  const field = await renderForm({ step: 15, max: 100 });

  await userEvent.type(field, '{ArrowUp}{ArrowUp}{ArrowDown}');

  expect(field.value).toBe('85');
});

test('an invalid text in a field that stores while typing brings back the number from before, exactly as it was', async () => {
  const store = vi.fn<(value: number | null) => void>();
  await renderScreen(
    () => {
      const [value, setValue] = useState<number | null>(81.234);
      return (
        <MeasuredNumberInput
          aria-label="weight"
          unit="kg"
          decimals={1}
          value={value}
          onNumber={(next) => {
            store(next);
            setValue(next);
          }}
        />
      );
    },
    { user: { units: 'imperial' } as never },
  );
  const field = await screen.findByLabelText<HTMLInputElement>('weight');

  await replace(field, '3 cucchiai');
  await userEvent.tab();

  expect(store).toHaveBeenLastCalledWith(81.234);
  expect(field.value).toBe('3 cucchiai');
  expect(screen.getByText('Scrivi un numero, come 72,5.')).toBeTruthy();
});
