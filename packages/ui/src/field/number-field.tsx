import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode, type Ref, type RefCallback } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../tokens/tokens.ts';
import { ControlFrame, Input } from './control.styles.ts';
import { Field, type FieldProps } from './field.tsx';

/** One ref that fills several: a component's own, and the caller's. */
const mergeRefs =
  <T,>(...refs: (Ref<T> | undefined)[]): RefCallback<T> =>
  (element) => {
    const cleanups = refs.map((ref) => {
      if (typeof ref === 'function') return ref(element) ?? (() => ref(null));
      if (ref) ref.current = element;
      return () => {
        if (ref) ref.current = null;
      };
    });
    return () => cleanups.forEach((cleanup) => cleanup());
  };

export type NumberFieldProps = FieldProps & {
  /** Drawn in the field's right edge ('$', 'h'); say it in the label or hint as well. */
  unit?: ReactNode;
} & ComponentPropsWithRef<'input'>;

const NumberInput = styled(Input)<{ $unit: boolean }>`
  padding-right: ${({ $unit }) => space($unit ? 10 : 3)};
  font-variant-numeric: tabular-nums;
  appearance: textfield;

  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
`;

const Unit = styled.span.attrs({ 'aria-hidden': true })`
  position: absolute;
  right: ${space(3)};
  color: ${color.muted};
  font-size: ${fontSize.small};
  pointer-events: none;
`;

/** A number; `min`, `max` and `step` as in HTML. Scrolling the page never changes the value. */
export const NumberField = ({ label, hint, error, optional, id, unit, ref, ...rest }: NumberFieldProps) => {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const element = input.current;
    // Browsers change a focused number field on wheel; leaving the field first keeps the value and lets the page scroll.
    const leave = () => element?.blur();
    element?.addEventListener('wheel', leave, { passive: true });
    return () => element?.removeEventListener('wheel', leave);
  }, []);

  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(attributes) => (
        <ControlFrame>
          <NumberInput
            inputMode="decimal"
            {...rest}
            ref={mergeRefs(input, ref)}
            type="number"
            $unit={unit !== undefined}
            {...attributes}
          />
          {unit !== undefined && <Unit>{unit}</Unit>}
        </ControlFrame>
      )}
    </Field>
  );
};
