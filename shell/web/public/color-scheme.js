// Before the first paint, so that a dark screen never flashes white. The choice is stored by `AppTheme`.
(() => {
  const kept = localStorage.getItem('color-scheme');
  const isDark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
})();
