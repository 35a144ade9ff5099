import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { openConversationId } from './chat-box.ts';
import { ChatBoxHost } from './screens.tsx';

test('the first click on “Scrivi” opens the box at once, before its code is loaded', async () => {
  const { unmount } = await renderScreen(ChatBoxHost, { path: '/clients/1' });
  expect(screen.queryByRole('complementary')).toBeNull();

  act(() => openConversationId.set(newId()));
  expect(screen.getByRole('complementary').getAttribute('aria-busy')).toBe('true');
  unmount();
});
