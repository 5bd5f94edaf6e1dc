/** The control of a form that has this name. */
export function controlIn(form: HTMLFormElement | null | undefined, name: string): HTMLElement | undefined {
  const controls = form?.elements.namedItem(name);
  const control = controls instanceof RadioNodeList ? controls[0] : controls;
  return control instanceof HTMLElement ? control : undefined;
}

/** What the label of a control says, without what stands behind it ('optional'). */
export function labelOf(control: HTMLElement | undefined): string | undefined {
  const own = control && 'labels' in control && control.labels instanceof NodeList ? control.labels[0] : undefined;
  const label = own ?? control?.closest('fieldset')?.querySelector('legend');
  return Array.from(label?.childNodes ?? [], ({ textContent }) => textContent?.trim()).find(Boolean);
}

/** How a control of choices calls one of them. */
export function choiceIn(control: HTMLElement | undefined, value: string): string | undefined {
  if (!(control instanceof HTMLSelectElement)) return undefined;
  return [...control.options].find((option) => option.value === value)?.text;
}
