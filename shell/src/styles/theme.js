// Runs before the first paint, with what this device remembers (keys and values of remote-kit's stores).
try {
  const page = document.documentElement;
  const choice = localStorage.getItem('theme');
  const light = choice === 'system' ? matchMedia('(prefers-color-scheme: light)').matches : choice === 'light';
  if (light) page.dataset.theme = 'light';
  // The edge renders for anybody: not for who is signed in or has chosen another language, nor for developers who look at what is not
  // released.
  const language = page.dataset.visit ?? localStorage.getItem('language') ?? page.lang;
  const isAtWork = sessionStorage.getItem('local-remote') || location.search.includes('local-remote=');
  if (localStorage.getItem('refreshToken') || isAtWork || language !== page.lang) {
    page.dataset.still = 'none';
    // What draws for them is fetched at once (begin.ts runs it).
    const later = document.querySelector('template#later');
    for (const link of later?.content.querySelectorAll('link') ?? []) document.head.append(link.cloneNode());
  }
} catch {
  // No storage: as for everybody.
}
