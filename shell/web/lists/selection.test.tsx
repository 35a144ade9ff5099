import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import type { RowProps } from './columns.ts';
import { ListCards } from './ListCards.tsx';
import { ListTable } from './ListTable.tsx';
import { useSelection } from './selection.ts';

interface Row {
  id: string;
  name: string;
}

const rows: Row[] = ['Anna', 'Bruno', 'Carla'].map((name) => ({ id: name, name }));
const pages = { rows, isPending: false } as unknown as RowProps<Row>['pages'];

/** Three rows, of which Anna and Bruno can be selected and Carla cannot. */
function useRowProps(): RowProps<Row> {
  const selection = useSelection('', ['Anna', 'Bruno']);
  return {
    pages,
    label: 'Clienti',
    columns: [{ name: 'name', header: 'Nome', cell: ({ name }) => name, card: 'title' }],
    rowActions: ({ id }) => (
      <button type="button" onClick={() => selection.toggle(id)}>
        {id}
      </button>
    ),
    selection: { ...selection, nameOf: ({ name }) => name },
  };
}

test('the table has a checkbox for each selectable row, and one for all of them', async () => {
  await renderScreen(() => <ListTable {...useRowProps()} />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Seleziona tutti' }));

  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Seleziona Anna' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Seleziona Bruno' }).checked).toBe(true);
  expect(screen.queryByRole('checkbox', { name: 'Seleziona Carla' })).toBeNull();
});

test('a card becomes a checkbox while any card is selected', async () => {
  await renderScreen(() => <ListCards {...useRowProps()} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Anna' }));

  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Anna' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bruno' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Bruno' }).checked).toBe(true);
  expect(screen.queryByRole('checkbox', { name: 'Carla' })).toBeNull();
});
