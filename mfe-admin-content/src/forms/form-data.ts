type Part = string | number | boolean | File | undefined;

/** core-site.md §7: a multipart form; lists repeat their name, undefined is left out. */
export function formData(fields: Readonly<Record<string, Part | readonly Part[]>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of [value].flat()) {
      if (part === undefined) continue;
      if (part instanceof File) form.append(name, part, part.name);
      else form.append(name, String(part));
    }
  }
  return form;
}
