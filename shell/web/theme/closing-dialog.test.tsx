import { Drawer, MantineProvider, Modal } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { themeOf } from './theme.ts';

test.each([Modal, Drawer])(
  'a dialog takes no clicks while it closes, such as the second of a double click',
  (Dialog) => {
    const { rerender } = render(<Shown isOpen />);
    expect(getComputedStyle(screen.getByRole('dialog')).pointerEvents).not.toBe('none');

    rerender(<Shown isOpen={false} />);
    expect(getComputedStyle(screen.getByRole('dialog', { hidden: true })).pointerEvents).toBe('none');

    /** `keepMounted` keeps the content as the transition does, which tests have not. */
    function Shown({ isOpen }: { isOpen: boolean }) {
      return (
        <MantineProvider theme={themeOf('#92000F')}>
          <Dialog
            opened={isOpen}
            onClose={() => {}}
            keepMounted
            title="Pubblica"
            transitionProps={{ duration: 10_000 }}
          />
        </MantineProvider>
      );
    }
  },
);
