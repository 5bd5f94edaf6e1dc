import { color, radius, shadow, space } from '@portfolio/ui/tokens';
import { ChevronDown } from 'lucide-react';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { wide } from './breakpoint.ts';
import { itemStyles } from './nav-link.tsx';
import { useDismiss } from './use-dismiss.ts';

const Area = styled.div`
  position: relative;
`;

const Toggle = styled.button`
  ${itemStyles}

  & > svg {
    transition: rotate var(--motion-fast);
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

const List = styled.ul<{ $visitor: boolean }>`
  --current-mark: inset 2px 0;
  padding: 0 0 0 ${space(3)};

  & a,
  & button {
    display: flex;
    width: 100%;
  }
  & hr {
    margin-block: ${space(2)};
  }

  ${wide} {
    position: absolute;
    top: calc(100% + ${space(1)});
    right: 0;
    z-index: 30;
    min-width: 14rem;
    padding: ${space(2)};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.raised};
    box-shadow: ${shadow};
  }
`;

interface Props {
  label: string;
  /** It stands in the row of somebody who has not signed in. */
  forVisitor?: boolean;
  children: ReactNode;
}

/** A list that a button of the header opens: plain links, so Tab goes through it. The children are <li> elements. */
export function Disclosure({ label, forVisitor = false, children }: Props) {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useId();
  const close = useCallback(() => setOpen(false), [setOpen]);
  useDismiss(open, area, button, close);

  return (
    <Area ref={area}>
      <Toggle
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={list}
        data-small="menu"
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDown aria-hidden size={16} />
      </Toggle>
      {/* Following a link closes the list, which is in the page before React is. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links and buttons inside are what can be operated */}
      <List id={list} hidden={!open} $visitor={forVisitor} onClick={close}>
        {children}
      </List>
    </Area>
  );
}
