/** Media query of screens with a sidebar: in `em`, because with large type the sidebar, in `rem`, would leave too little room. */
export const desktop = '(min-width: 62em)';
