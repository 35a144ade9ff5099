import { shellText } from './texts/texts.ts';

/** Replaces the splash of `index.html` by an error message, when the app could not be loaded. Its texts may not be loaded either. */
export function showStartError(cause: unknown): void {
  const message = document.createElement('p');
  message.role = 'alert';
  message.textContent = shellText('errors.startFailed', { defaultValue: 'Offline' });
  const retryButton = document.createElement('button');
  retryButton.textContent = shellText('errors.tryAgain', { defaultValue: '↻' });
  retryButton.onclick = () => window.location.reload();
  document.querySelector('.splash')?.replaceChildren(message, retryButton);
  throw cause;
}
