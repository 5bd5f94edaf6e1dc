const year = 365 * 24 * 60 * 60;

/**
 * A language that was chosen is a cookie too, for who renders pages before any script has run. That which a link has asked for holds
 * no longer.
 */
export function tellEdge(language: string): void {
  document.cookie = `language=${language}; path=/; max-age=${year}; samesite=lax`;
  document.cookie = 'lang=; path=/; max-age=0';
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
  // Routers hear of it.
  window.dispatchEvent(new Event('popstate'));
}

/** Keeps the choice on this device, for a page that has no shell yet. False where nothing can be kept. */
export function keepLanguage(language: string): boolean {
  try {
    localStorage.setItem('language', language);
    tellEdge(language);
    return true;
  } catch {
    return false;
  }
}
