/** Media query of screens with a sidebar. */
export const desktop = '(min-width: 992px)';
