/** The data block with that id; undefined when the page has none or it is damaged. */
export function inlinedJson(id: string): unknown {
  const text = document.querySelector(`script#${id}`)?.textContent.trim();
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
