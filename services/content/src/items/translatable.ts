/** Whatever people read of an item, of who makes the site, and of their parts; the rest is the same in every language. */
const texts = new Set(
  `title subtitle description long_description content problem decision result failure button_text image_alt alt
   name headline availability_note label`.split(/\s+/),
);

const parts = new Set(['sections', 'cards', 'images', 'links']);

/**
 * An item with other texts, its parts included; what is blank stays so.
 * @param say what stands at a place, such as `sections.0.title`
 */
export function mapTexts<T extends object>(item: T, say: (name: string, text: string) => string, at = ''): T {
  const fields = Object.entries(item).map(([key, value]: [string, unknown]) => {
    if (typeof value === 'string' && value !== '' && texts.has(key)) return [key, say(`${at}${key}`, value)] as const;
    if (!Array.isArray(value) || !parts.has(key)) return [key, value] as const;
    return [key, value.map((part: object, place) => mapTexts(part, say, `${at}${key}.${place}.`))] as const;
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same fields, and texts for texts
  return Object.fromEntries(fields) as T;
}

/** The texts of an item by their places, in the order in which it has them. */
export function textsOf(item: object): Map<string, string> {
  const found = new Map<string, string>();
  mapTexts(item, (name, text) => {
    found.set(name, text);
    return text;
  });
  return found;
}
