import { TextareaField, type TextareaFieldProps } from '@portfolio/ui/field';
import { IconButton } from '@portfolio/ui/icon-button';
import { Cluster } from '@portfolio/ui/layout';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Heading from 'lucide-react/icons/heading';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import TextQuote from 'lucide-react/icons/text-quote';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../translator.ts';
import { changeFor, formats, type Format } from './formats.ts';

const icons = {
  bold: Bold,
  italic: Italic,
  heading: Heading,
  link: Link,
  list: List,
  numbers: ListOrdered,
  quote: TextQuote,
  code: Code,
} as const satisfies Record<Format, unknown>;

/** With Ctrl or ⌘. */
const keys: Readonly<Record<string, Format>> = { b: 'bold', i: 'italic' };

/** A Markdown text with a bar of what can be done with what is selected; the arrows go along the bar. */
export function MarkdownField(props: TextareaFieldProps) {
  const { t } = useTranslation();
  const own = useId();
  const { id = own } = props;
  const bar = useRef<HTMLDivElement>(null);
  /** The place of the button that Tab leads to. */
  const [stop, setStop] = useState(0);

  const format = (kind: Format): void => {
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const change = changeFor(kind, { text: area.value, start: area.selectionStart, end: area.selectionEnd });
    area.focus();
    area.setSelectionRange(change.from, change.to);
    // The only way by which the browser's own Undo knows of it.
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else does this
    if (typeof document.execCommand !== 'function' || !document.execCommand('insertText', false, change.insert)) {
      area.setRangeText(change.insert, change.from, change.to);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
    area.setSelectionRange(change.start, change.end);
  };

  const along = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    if (step === undefined || buttons.length === 0) return;
    event.preventDefault();
    const next = (stop + step + buttons.length) % buttons.length;
    setStop(next);
    buttons[next]!.focus();
  };

  const tools = (
    <Cluster ref={bar} $gap={1} role="toolbar" aria-label={t('markdown.bar')} aria-controls={id} onKeyDown={along}>
      {formats.map((kind, place) => {
        const Icon = icons[kind];
        return (
          <IconButton
            key={kind}
            size="small"
            tabIndex={place === stop ? 0 : -1}
            icon={<Icon aria-hidden />}
            label={t(`markdown.${kind}`)}
            onClick={() => format(kind)}
          />
        );
      })}
    </Cluster>
  );
  return (
    <TextareaField
      {...props}
      id={id}
      tools={tools}
      onKeyDown={(event) => {
        const kind = keys[event.key.toLowerCase()];
        if (!kind || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
        event.preventDefault();
        format(kind);
      }}
    />
  );
}
