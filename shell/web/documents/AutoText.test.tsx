import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AutoText } from './AutoText.tsx';

afterEach(cleanup);

test('a long title that was scrolled while it was typed shows its beginning again once it is left', async () => {
  const onBlur = vi.fn();
  render(
    <AutoText
      isOneLine
      aria-label="Titolo"
      value="Spinta, con enfasi sui deltoidi"
      onChange={vi.fn()}
      onBlur={onBlur}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Titolo' });
  await userEvent.click(field);
  Object.assign(field, { scrollLeft: 120, scrollTop: 20 });
  await userEvent.tab();

  expect([field.scrollLeft, field.scrollTop]).toEqual([0, 0]);
  expect(onBlur).toHaveBeenCalledOnce();
});
