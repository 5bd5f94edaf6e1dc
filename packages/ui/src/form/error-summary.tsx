import { useId, useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { controlIn, labelOf } from './controls.ts';
import { color, controlHeight, fontSize, media, radius, soft, space } from '../tokens/tokens.ts';

export type FormError = {
  /** Name of the control; pressing the message focuses it. Left out for an error of the whole form. */
  name?: string;
  message: ReactNode;
  /** Whether the message does not say by itself which field it is about. Its label then stands before it. */
  isBare?: boolean;
};

type ErrorSummaryProps = { title: ReactNode; errors: readonly FormError[]; ref?: Ref<HTMLDivElement> };

const Box = styled.div`
  padding: ${space(4)};
  border: 1px solid ${color.danger};
  border-radius: ${radius.control};
  background: ${soft('danger')};
  font-size: ${fontSize.small};

  & > p {
    font-weight: 600;
  }
  & > ul {
    margin-top: ${space(1.5)};
    padding-left: ${space(5)};
  }
`;

const Jump = styled.button`
  /* With its first line beside the bullet, however many follow. */
  vertical-align: top;
  margin-top: -${space(0.5)};
  padding: ${space(0.5)} 0;
  border: 0;
  background: none;
  color: ${color.danger};
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  ${media.touch} {
    min-height: ${controlHeight.touch};
  }
`;

/** The list of what is wrong. It can take the focus; `Form` gives it after a submit. */
export const ErrorSummary = ({ title, errors, ref }: ErrorSummaryProps) => {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  useImperativeHandle(ref, () => box.current!);

  // Fields stand behind the summary, and only the page knows what they are called.
  useLayoutEffect(() => {
    const form = box.current?.closest('form');
    const entries = errors.flatMap(({ name, isBare }) => {
      const label = isBare && name !== undefined ? labelOf(controlIn(form, name)) : undefined;
      return label === undefined ? [] : [[name!, label] as const];
    });
    if (entries.some(([name, label]) => labels[name] !== label)) setLabels(Object.fromEntries(entries));
  }, [errors, labels]);

  return (
    <Box ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <p id={titleId}>{title}</p>
      <ul>
        {errors.map(({ name, message, isBare }, at) => (
          <li key={name ?? at}>
            {name === undefined ? (
              message
            ) : (
              <Jump type="button" onClick={({ currentTarget }) => controlIn(currentTarget.form, name)?.focus()}>
                {isBare && labels[name] !== undefined && `${labels[name]}: `}
                {message}
              </Jump>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
};
