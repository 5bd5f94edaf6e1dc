// Runs before the first paint: the theme that this device chose (the key and values of remote-kit's theme store).
try {
  if (localStorage.getItem('theme') === 'light') document.documentElement.dataset.theme = 'light';
} catch {
  // No storage: dark, as for everybody.
}
