import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/index.ts';
import { Cluster } from '../layout/layout.tsx';
import { color, fontSize, media, space } from '../tokens/tokens.ts';

const Row = styled.div.attrs({ role: 'search' })`
  display: grid;
  align-items: end;
  gap: ${space(3)} ${space(4)};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));

    & > :first-child {
      grid-column: span 2;
      max-width: 24rem;
    }
  }
`;

/** On phones the filters take the whole screen, before anything of the list is seen. */
const Fold = styled(Button)`
  display: none;

  ${media.phone} {
    display: inline-flex;
    justify-self: start;
  }
`;

const Filters = styled.div<{ $isOpen: boolean }>`
  display: contents;

  ${media.phone} {
    display: ${({ $isOpen }) => ($isOpen ? 'contents' : 'none')};
  }
`;

const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  grid-column: 1 / -1;
  min-height: ${space(6)};
  color: ${color.muted};
  font-size: ${fontSize.small};

  ${media.phone} {
    & > :nth-child(2) {
      width: 100%;
    }
  }
`;

export type ListToolbarProps = {
  search: { label: string; value: string; onChange: (text: string) => void };
  /** Filters and the order: `SelectField`, `TextField` of type 'date'. */
  children?: ReactNode;
  /** Names the button with which the filters unfold on phones; without, they always show. */
  foldLabel?: string;
  /** How many were found, or that they are being looked for. */
  status?: ReactNode;
  /** The way back to the whole list, while it is narrowed. */
  clear?: ReactNode;
  /** Buttons for what is done with the list, beside how many were found. */
  tools?: ReactNode;
};

/** What a list shows: search, filters, order, and how many there are. */
export const ListToolbar = ({ search, children, foldLabel, status, clear, tools }: ListToolbarProps) => {
  // What narrows the list is in sight.
  const [isOpen, setOpen] = useState(Boolean(clear));
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  // The button goes with what it clears, and would take the focus with it.
  const isNarrowed = Boolean(clear);
  const wasNarrowed = useRef(isNarrowed);
  useEffect(() => {
    const isLost = wasNarrowed.current && !isNarrowed && document.activeElement === document.body;
    wasNarrowed.current = isNarrowed;
    if (isLost) row.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  }, [isNarrowed]);

  return (
    <Row ref={row}>
      <TextField
        type="search"
        autoComplete="off"
        label={search.label}
        value={search.value}
        onChange={({ target }) => search.onChange(target.value)}
      />
      {foldLabel !== undefined && (
        <Fold
          size="small"
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {foldLabel}
        </Fold>
      )}
      <Filters id={id} $isOpen={isOpen || foldLabel === undefined}>
        {children}
      </Filters>
      {(status !== undefined || clear !== undefined || tools !== undefined) && (
        <Status>
          <div role="status">{status}</div>
          <Cluster $gap={2}>
            {clear}
            {tools}
          </Cluster>
        </Status>
      )}
    </Row>
  );
};
