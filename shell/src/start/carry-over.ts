/** Milliseconds that something that was pressed may need to be there. */
const patience = 5_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isToggle = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** What tells an element from others of its kind: its names and words, not its classes and ids. */
const signature = (element: Element): string =>
  JSON.stringify([
    element.tagName,
    ...['name', 'type', 'href', 'aria-label', 'role'].map((name) => element.getAttribute(name)),
    element.textContent,
  ]);

/** The same element in the other tree: of those that say the same, the one in the same place. */
export function twinOf(element: Element, before: Element, after: Element): Element | undefined {
  const wanted = signature(element);
  const alike = (root: Element) =>
    [...root.querySelectorAll(element.tagName)].filter((each) => signature(each) === wanted);
  const place = alike(before).indexOf(element);
  return place < 0 ? undefined : alike(after)[place];
}

/** As a person would: React hears of it. */
function enter(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
};

/** What the visitor has done to one tree, as something to do to the other, which looks the same. */
export function carryOver(before: Element, after: Element, pressed: readonly Element[]): () => void {
  const twin = (element: Element) => twinOf(element, before, after);
  const fields = [...before.querySelectorAll<Field>('input, textarea, select')].filter(isChanged);
  const fill = (field: Field, to: Element): void => {
    if (to instanceof HTMLInputElement && isToggle(to)) {
      if (isToggle(field) && to.checked !== field.checked) to.click();
    } else enter(to as Field, field.value);
  };
  const menus = [...before.querySelectorAll('[data-small="menu"]')].map(({ ariaExpanded }) => ariaExpanded);
  const details = [...before.querySelectorAll('details')].map(({ open }) => open);
  const scrolled = [...before.querySelectorAll('*')].filter(({ scrollLeft, scrollTop }) => scrollLeft || scrollTop);
  const scrolls = scrolled.map(({ tagName, scrollLeft: left, scrollTop: top }, index) => {
    const place = [...before.querySelectorAll(tagName)].indexOf(scrolled[index]!);
    return () => after.querySelectorAll(tagName)[place]?.scrollTo({ left, top });
  });
  const focused =
    document.activeElement && before.contains(document.activeElement) ? document.activeElement : undefined;
  const caret =
    focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
      ? ([focused.selectionStart, focused.selectionEnd] as const)
      : undefined;
  const select = selectionIn(before, after);
  const twins = { fields: fields.map(twin), focused: focused && twin(focused) };

  return () => {
    for (const [index, button] of after.querySelectorAll<HTMLElement>('[data-small="menu"]').entries())
      if (menus[index] === 'true' && button.ariaExpanded !== 'true') button.click();
    for (const [index, each] of after.querySelectorAll('details').entries()) each.open = details[index] ?? each.open;
    const missing = fields.filter((field, index) => {
      const to = twins.fields[index];
      if (to) fill(field, to);
      return !to;
    });
    for (const scroll of scrolls) scroll();
    if (twins.focused instanceof HTMLElement) {
      if (focused?.hasAttribute('tabindex')) twins.focused.tabIndex = (focused as HTMLElement).tabIndex;
      twins.focused.focus({ preventScroll: true });
      const [start, end] = caret ?? [];
      if (typeof start === 'number' && typeof end === 'number')
        (twins.focused as HTMLInputElement).setSelectionRange(start, end);
    } else select?.();
    // Pressed is what was typed before: it waits for the fields that are not there yet.
    const arriving = missing.map(async (field) => {
      const to = await whenThere(() => twin(field), after);
      if (to) fill(field, to);
    });
    void Promise.all(arriving).then(() => press(pressed, before, after));
  };
}

/** One after the other; what is not there yet is waited for. */
async function press(pressed: readonly Element[], before: Element, after: Element): Promise<void> {
  for (const element of pressed) {
    const twin = await whenThere(() => twinOf(element, before, after), after);
    if (twin instanceof HTMLElement) twin.click();
  }
}

function whenThere<Found>(find: () => Found | undefined, root: Element): Promise<Found | undefined> {
  return new Promise((resolve) => {
    const look = (): void => {
      const found = find();
      if (found === undefined) return;
      observer.disconnect();
      clearTimeout(timer);
      resolve(found);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => {
      observer.disconnect();
      resolve(undefined);
    }, patience);
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    look();
  });
}

/** Text that is marked: which characters of which elements. */
function selectionIn(before: Element, after: Element): (() => void) | undefined {
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed } = document.getSelection() ?? {};
  if (!anchorNode || !focusNode || isCollapsed || !before.contains(anchorNode) || !before.contains(focusNode))
    return undefined;
  const place = (node: Node, offset: number): [Node, number] | undefined => {
    const element = node instanceof Element ? node : node.parentElement;
    const all = [...before.querySelectorAll(element?.tagName ?? '*')];
    const twin = element && after.querySelectorAll(element.tagName)[all.indexOf(element)];
    const child = node === element ? twin : twin?.childNodes[[...element!.childNodes].indexOf(node as ChildNode)];
    return child && offset <= (child.nodeValue?.length ?? child.childNodes.length) ? [child, offset] : undefined;
  };
  const ends = [place(anchorNode, anchorOffset ?? 0), place(focusNode, focusOffset ?? 0)];
  return () => {
    const [from, to] = ends;
    if (from && to) document.getSelection()?.setBaseAndExtent(...from, ...to);
  };
}
