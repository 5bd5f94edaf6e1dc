import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useRef, type SubmitEvent } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { controlStyles } from '../field/control.styles.ts';
import { color, fontSize, media, space } from '../tokens/tokens.ts';

export type PaginationProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** How many rows a page has, where that can be chosen. */
  sizes?: { value: number; options: readonly number[]; onSize: (size: number) => void } | undefined;
  /** Id of a form that leads to a `page` where there are no scripts. */
  form?: string;
  texts: {
    /** Name of the navigation ('Pages of shifts'). */
    label: string;
    previous: string;
    next: string;
    /** 'Page 2 of 7'. */
    position: (page: number, pageCount: number) => string;
    /** Label of the field for any page, where there are many. */
    jump: string;
    /** On its button. */
    go: string;
    /** Label of the choice of a page's size. */
    size?: string;
  };
};

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;

const Position = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  /* The arrow of Next points away from its word. */
  & > :last-child {
    flex-direction: row-reverse;
  }
`;

/** Any page takes scripts. */
const fields = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  color: ${color.muted};
  font-size: ${fontSize.small};

  @media (scripting: none) {
    display: none;
  }
  & > input,
  & > select {
    ${controlStyles}
    width: 6rem;
  }
`;

const Jump = styled.form`
  ${fields}
  margin-left: auto;
`;

const Size = styled.label`
  ${fields}

  ${media.print} {
    display: none;
  }
`;

/** With so many pages nobody turns them one by one. */
const many = 10;

const JumpField = ({ pageCount, onPage, texts }: Pick<PaginationProps, 'pageCount' | 'onPage' | 'texts'>) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const jump = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = Math.trunc(input.current?.valueAsNumber ?? Number.NaN);
    if (Number.isNaN(wanted)) return;
    onPage(Math.min(Math.max(1, wanted), pageCount));
    input.current!.value = '';
  };
  return (
    <Jump noValidate onSubmit={jump}>
      <label htmlFor={id}>{texts.jump}</label>
      <input ref={input} id={id} type="number" inputMode="numeric" min={1} max={pageCount} required />
      <Button type="submit" size="small">
        {texts.go}
      </Button>
    </Jump>
  );
};

/** Previous and Next, and any page where there are many; nothing at all for a single page. At an end the button keeps the focus and says it is disabled. */
export const Pagination = ({ page, pageCount, onPage, sizes, form, texts }: PaginationProps) => {
  const size = sizes && (
    <Size>
      {texts.size}
      <select value={sizes.value} onChange={({ target }) => sizes.onSize(Number(target.value))}>
        {sizes.options.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </Size>
  );
  const isTurned = pageCount > 1;
  if (!isTurned && !size) return null;
  const turn = (to: number) => (to >= 1 && to <= pageCount ? () => onPage(to) : undefined);
  const leading = (to: number) =>
    turn(to)
      ? { onClick: turn(to), ...(form && { type: 'submit' as const, form, name: 'page', value: to }) }
      : { 'aria-disabled': true };
  return (
    <Nav aria-label={texts.label}>
      {isTurned && <Position role="status">{texts.position(page, pageCount)}</Position>}
      {/* In one place, however many pages its choice makes: it keeps the focus. */}
      {size}
      {pageCount > many && <JumpField {...{ pageCount, onPage, texts }} />}
      {isTurned && (
        <Buttons>
          <Button icon={<ChevronLeft aria-hidden />} {...leading(page - 1)}>
            {texts.previous}
          </Button>
          <Button icon={<ChevronRight aria-hidden />} {...leading(page + 1)}>
            {texts.next}
          </Button>
        </Buttons>
      )}
    </Nav>
  );
};
