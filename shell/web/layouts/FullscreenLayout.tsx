import '@mantine/core/styles.layer.css';
import { EmptyLayout } from './EmptyLayout.tsx';

/** No layout around the screen, with the complete style sheet of Mantine. */
export const FullscreenLayout = EmptyLayout;
