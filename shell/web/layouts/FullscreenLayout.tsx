import '@mantine/core/styles.layer.css';
import { EmptyLayout } from './EmptyLayout.tsx';
import { SessionComponents } from './SessionComponents.tsx';

/** No layout around the screen, with the complete style sheet of Mantine. */
export const FullscreenLayout = EmptyLayout;

/** `FullscreenLayout` for a screen after login. */
export function SessionLayout() {
  return (
    <>
      <FullscreenLayout />
      <SessionComponents />
    </>
  );
}
