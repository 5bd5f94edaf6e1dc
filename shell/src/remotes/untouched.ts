/** What somebody begins to do something with. */
const touches = ['pointerdown', 'keydown', 'input'] as const;

/** Waits for `work`. @returns whether nobody has clicked, tapped or typed anything inside of `element` meanwhile */
export async function untouched(element: HTMLElement, work: Promise<void>): Promise<boolean> {
  let isUntouched = true;
  const touch = (): void => {
    isUntouched = false;
  };
  for (const name of touches) element.addEventListener(name, touch, { capture: true });
  await work;
  for (const name of touches) element.removeEventListener(name, touch, { capture: true });
  return isUntouched;
}
