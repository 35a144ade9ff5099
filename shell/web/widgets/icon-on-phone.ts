import classes from './icon-on-phone.module.css';

/** Class names of a button that shows only its icon on a phone. The button needs an `aria-label`. */
export const iconOnPhone = {
  root: classes['button'] ?? '',
  section: classes['icon'] ?? '',
  label: classes['word'] ?? '',
};
