// Runs before the first paint: the theme that this device chose (the key and values of remote-kit's theme stores).
try {
  const choice = localStorage.getItem('theme');
  const light = choice === 'system' ? matchMedia('(prefers-color-scheme: light)').matches : choice === 'light';
  if (light) document.documentElement.dataset.theme = 'light';
} catch {
  // No storage: dark, as for everybody.
}
