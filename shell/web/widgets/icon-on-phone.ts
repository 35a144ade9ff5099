import classes from './icon-on-phone.module.css';

/** Class names of a button that on a phone shows its icon alone; its words then stand in `aria-label`. */
export const iconOnPhone = {
  root: classes['button'] ?? '',
  section: classes['icon'] ?? '',
  label: classes['word'] ?? '',
};
