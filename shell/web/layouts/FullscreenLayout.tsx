import '@mantine/core/styles.layer.css';
import { EmptyLayout } from './EmptyLayout.tsx';

/** Nothing around the screen, the whole style sheet for what is in it. */
export const FullscreenLayout = EmptyLayout;
