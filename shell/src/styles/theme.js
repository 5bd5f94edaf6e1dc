// Runs before the first paint, with what this device remembers (keys and values of remote-kit's stores).
try {
  const page = document.documentElement;
  const choice = localStorage.getItem('theme');
  const light = choice === 'system' ? matchMedia('(prefers-color-scheme: light)').matches : choice === 'light';
  if (light) page.dataset.theme = 'light';
  // The edge renders for anybody: not for who is signed in, nor for who has chosen another language.
  const language = localStorage.getItem('language') ?? page.lang;
  if (localStorage.getItem('refreshToken') || language !== page.lang) page.dataset.still = 'none';
} catch {
  // No storage: as for everybody.
}
