import classes from './StableSizeText.module.css';

/** Shows one of several texts, in the size of the longest: what is below does not move when another one is shown. */
export function StableSizeText({ texts, shown }: { texts: readonly string[]; shown: number }) {
  return (
    <span className={classes['stableSize']}>
      {texts.map((text, index) => (
        <span key={text} {...(index !== shown && { style: { visibility: 'hidden' }, 'aria-hidden': true })}>
          {text}
        </span>
      ))}
    </span>
  );
}
