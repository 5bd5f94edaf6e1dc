import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonProps } from '../button/button.tsx';
import { color, media, radius, shadow, space } from '../tokens/tokens.ts';

export type PopoverProps = Omit<ButtonProps, 'aria-expanded' | 'onClick' | 'ref'> & {
  /** What it is for, said of the button and of what unfolds; seen where the button has no words. */
  label: string;
  /** The words of the button; none where an icon is enough. */
  words?: ReactNode;
  /** The edge of the button at which it begins. Default `start`. */
  align?: 'start' | 'end';
  children: ReactNode;
};

const Area = styled.div`
  position: relative;
  flex: none;
`;

const Panel = styled.div<{ $align: 'start' | 'end' }>`
  position: absolute;
  z-index: 30;
  top: calc(100% + ${space(1)});
  ${({ $align }) => ($align === 'end' ? 'right: 0;' : 'left: 0;')}
  display: grid;
  gap: ${space(3)};
  width: max-content;
  min-width: 14rem;
  max-width: min(22rem, 100vw - ${space(8)});
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow};

  ${media.print} {
    display: none;
  }
`;

/**
 * A button that unfolds some controls below it. Escape folds it with the focus back on the button; a press or a focus
 * elsewhere folds it too. What it holds exists while it is open, and may open dialogs of its own.
 */
export const Popover = ({ label, words, align = 'start', children, ...rest }: PopoverProps) => {
  const [isOpen, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event): void => {
      // From a dialog that it has opened, the focus comes back.
      if (!(target instanceof Element) || target.closest('dialog')) return;
      if (!area.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- folds what its controls are in
    <Area
      ref={area}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <Button
        {...rest}
        ref={button}
        aria-label={label}
        title={words === undefined ? label : undefined}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {words}
      </Button>
      {isOpen && (
        <Panel $align={align} role="group" aria-label={label}>
          {children}
        </Panel>
      )}
    </Area>
  );
};
