import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { Button } from '../button/index.ts';
import { color, fontSize, space } from '../tokens/index.ts';

export type PaginationProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  texts: {
    /** Name of the navigation ('Pages of shifts'). */
    label: string;
    previous: string;
    next: string;
    /** 'Page 2 of 7'. */
    position: (page: number, pageCount: number) => string;
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

/** Previous and Next; nothing at all for a single page. At an end the button keeps the focus and says it is disabled. */
export const Pagination = ({ page, pageCount, onPage, texts }: PaginationProps) => {
  if (pageCount <= 1) return null;
  const turn = (to: number) => (to >= 1 && to <= pageCount ? () => onPage(to) : undefined);
  const end = (to: number) => (turn(to) ? undefined : true);
  return (
    <Nav aria-label={texts.label}>
      <Position role="status">{texts.position(page, pageCount)}</Position>
      <Buttons>
        <Button icon={<ChevronLeft aria-hidden />} aria-disabled={end(page - 1)} onClick={turn(page - 1)}>
          {texts.previous}
        </Button>
        <Button icon={<ChevronRight aria-hidden />} aria-disabled={end(page + 1)} onClick={turn(page + 1)}>
          {texts.next}
        </Button>
      </Buttons>
    </Nav>
  );
};
