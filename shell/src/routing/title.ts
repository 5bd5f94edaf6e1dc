export const siteName = 'Portfolio';

/** The document's title for a screen whose `h1` says `words`. The edge writes it as the shell will. */
export const titleOf = (words: string): string => (words === '' ? siteName : `${words} · ${siteName}`);
