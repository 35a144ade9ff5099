import { shellText } from './texts/texts.ts';

/** In the place of the picture in `index.html`: the code of the app did not come, so nothing else can say it. */
export function sayStartFailed(cause: unknown): void {
  const words = document.createElement('p');
  words.role = 'alert';
  words.textContent = shellText('errors.startFailed');
  const again = document.createElement('button');
  again.textContent = shellText('errors.tryAgain');
  again.onclick = () => window.location.reload();
  document.querySelector('.splash')?.replaceChildren(words, again);
  throw cause;
}
