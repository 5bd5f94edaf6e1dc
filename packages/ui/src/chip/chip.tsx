import type { ComponentPropsWithRef, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import { css, styled } from 'styled-components';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { color, fontSize, media, motion, radius, soft, space } from '../tokens/tokens.ts';

const chipStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
  border: 1px solid ${color.border};
  border-radius: ${radius.chip};
  background: ${color.raised};
  color: ${color.text};
  font-size: ${fontSize.tiny};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

/** A word about something: a tag, a qualification, an operating system. */
export const Chip = styled.span`
  ${chipStyles}
  padding: ${space(0.75)} ${space(2.5)};
`;

const toggleHeight = css`
  min-height: 2.25rem;

  ${media.touch} {
    min-height: 2.75rem;
  }
`;

const Toggle = styled.button`
  ${chipStyles}
  ${toggleHeight}
  padding: ${space(1)} ${space(3.5)};
  border-color: ${color.borderStrong};
  background: transparent;
  font-size: ${fontSize.small};
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};

  &:hover {
    background: ${color.raised};
  }
  &[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${soft('accent')};
    color: ${color.accent};
  }
  & > svg {
    width: 1em;
    height: 1em;
  }
`;

export type ToggleChipProps = Omit<ComponentPropsWithRef<'button'>, 'onToggle'> & {
  pressed: boolean;
  /** Called with the wanted state. */
  onToggle: (pressed: boolean) => void;
};

/** A filter that is on or off; several may be on. On is told by colour, a check mark and `aria-pressed`. */
export const ToggleChip = ({ pressed, onToggle, children, ...rest }: ToggleChipProps) => (
  <Toggle type="button" {...rest} aria-pressed={pressed} onClick={() => onToggle(!pressed)}>
    {pressed && <Check aria-hidden strokeWidth={3} />}
    {children}
  </Toggle>
);

/** The place of a `ToggleChip` whose word is still to come. */
export const ToggleChipSkeleton = styled(Skeleton).attrs({ $width: '5.5rem', $radius: radius.chip })`
  ${toggleHeight}
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};

  & > li {
    display: flex;
    min-width: 0;
  }
`;

const More = styled(Chip)`
  border-color: transparent;
  background: transparent;
  color: ${color.muted};
  padding-inline: ${space(1)};
`;

export type ChipListProps = {
  items: readonly { id: string | number; name: ReactNode }[];
  /** How many are shown before '+N more'; all of them when left out. */
  max?: number;
  /** The word for the rest, for example `(count) => t('more', { count })` giving '+2 more'. Needed with `max`. */
  more?: (count: number) => string;
  /** Accessible name of the list ('Technologies'). */
  label?: string;
};

/** Chips in a row that wraps. Draws nothing for no items. */
export const ChipList = ({ items, max = items.length, more, label }: ChipListProps) => {
  if (items.length === 0) return null;
  const rest = items.length - max;
  return (
    <List aria-label={label}>
      {items.slice(0, max).map(({ id, name }) => (
        <li key={id}>
          <Chip dir="auto">{name}</Chip>
        </li>
      ))}
      {rest > 0 && more && (
        <li>
          <More>{more(rest)}</More>
        </li>
      )}
    </List>
  );
};
