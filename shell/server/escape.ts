/** JSON that cannot end its script element or begin another, whatever it holds. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, escape);
}

const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Text of an element or of an attribute in double quotes. */
export const htmlText = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The same for XML 1.0, which besides has no way at all to write some characters: they become U+FFFD. */
export const xmlText = (value: string): string =>
  htmlText(value.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD'));
