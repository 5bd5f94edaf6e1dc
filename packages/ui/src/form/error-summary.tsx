import { useId, type MouseEvent, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { color, controlHeight, fontSize, media, radius, soft, space } from '../tokens/index.ts';

export type FormError = {
  /** Name of the control; pressing the message focuses it. Left out for an error of the whole form. */
  name?: string;
  message: ReactNode;
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
  display: inline;
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

const focusControl = (event: MouseEvent<HTMLButtonElement>, name: string) => {
  const controls = event.currentTarget.form?.elements.namedItem(name);
  const control = controls instanceof RadioNodeList ? controls[0] : controls;
  if (control instanceof HTMLElement) control.focus();
};

/** The list of what is wrong. It can take the focus; `Form` gives it after a submit. */
export const ErrorSummary = ({ title, errors, ref }: ErrorSummaryProps) => {
  const titleId = useId();
  return (
    <Box ref={ref} role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <p id={titleId}>{title}</p>
      <ul>
        {errors.map(({ name, message }, at) => (
          <li key={name ?? at}>
            {name === undefined ? (
              message
            ) : (
              <Jump type="button" onClick={(event) => focusControl(event, name)}>
                {message}
              </Jump>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
};
