/** A text and what is selected in it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** What the bar above a Markdown text does to what is selected. */
export const formats = ['bold', 'italic', 'heading', 'link', 'list', 'numbers', 'quote', 'code'] as const;

export type Format = (typeof formats)[number];

/** A change of a text: these characters give way to others, and this of the new text is selected. */
export interface Change {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

const marks: Partial<Record<Format, string>> = { bold: '**', italic: '_', code: '`' };

const prefixes: Partial<Record<Format, (at: number) => string>> = {
  heading: () => '## ',
  list: () => '- ',
  numbers: (at) => `${at + 1}. `,
  quote: () => '> ',
};

const prefixed: Partial<Record<Format, RegExp>> = {
  heading: /^#{1,6} /,
  list: /^[-*+] /,
  numbers: /^\d+\. /,
  quote: /^> ?/,
};

/** Puts marks around what is selected, or takes them away; nothing selected gets a place between them. */
function marked({ text, start, end }: Selected, mark: string): Change {
  const size = mark.length;
  const said = text.slice(start, end);
  if (start >= size && text.slice(start - size, start) === mark && text.slice(end, end + size) === mark)
    return { from: start - size, to: end + size, insert: said, start: start - size, end: end - size };
  return { from: start, to: end, insert: mark + said + mark, start: start + size, end: end + size };
}

/** Begins each selected line so, or no longer. */
function lines({ text, start, end }: Selected, format: Format): Change {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(end - 1, from));
  const to = next === -1 ? text.length : next;
  const [begins, prefix] = [prefixed[format]!, prefixes[format]!];
  const before = text.slice(from, to).split('\n');
  const isOn = before.every((line) => begins.test(line));
  const insert = before
    .map((line, at) => (isOn ? line.replace(begins, '') : prefix(at) + line.replace(begins, '')))
    .join('\n');
  return { from, to, insert, start: from, end: from + insert.length };
}

/** A block of code where several lines are selected. */
function block({ text, start, end }: Selected): Change {
  const insert = `\`\`\`\n${text.slice(start, end)}\n\`\`\``;
  return { from: start, to: end, insert, start: start + 4, end: start + 4 + end - start };
}

/** A link whose address is selected, to be typed over. */
function link({ text, start, end }: Selected): Change {
  const said = text.slice(start, end) || 'text';
  const insert = `[${said}](https://)`;
  const address = start + said.length + 3;
  return { from: start, to: end, insert, start: address, end: address + 'https://'.length };
}

/** What a format does to what is selected. */
export function changeFor(format: Format, selected: Selected): Change {
  if (format === 'link') return link(selected);
  const isBlock = format === 'code' && selected.text.slice(selected.start, selected.end).includes('\n');
  if (isBlock) return block(selected);
  const mark = marks[format];
  return mark ? marked(selected, mark) : lines(selected, format);
}
