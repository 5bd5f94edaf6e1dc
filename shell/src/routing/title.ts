export const siteName = 'Portfolio';

/**
 * The document's title for a screen whose `h1` says `words`. The edge writes it as the shell will.
 * @param owner whose place the screen belongs to, instead of the site
 */
export const titleOf = (words: string, owner = siteName): string => (words === '' ? owner : `${words} · ${owner}`);
