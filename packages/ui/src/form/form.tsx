import { useEffect, useRef, type ComponentPropsWithoutRef, type ReactNode, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { space, width } from '../tokens/tokens.ts';
import { ConflictNotice, type ConflictNoticeProps } from './conflict-notice.tsx';
import { LeavingContext, type Leaving } from './leave-question.tsx';
import { ErrorSummary, type FormError } from './error-summary.tsx';

export type FormProps = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit'> & {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /**
   * Everything wrong after the last try, in the order of the fields: validation, and what the server answered. With a title
   * a summary appears above the fields. It, or else the first wrong field, takes the focus once per submit, never while the
   * reader types.
   */
  errors?: readonly FormError[];
  /** Title of the summary ('There is a problem'); none for short forms, whose fields say it all. */
  errorsTitle?: ReactNode;
  /** Asked where the form's buttons (`FormActions`) are. */
  leaving?: Leaving | undefined;
  /** What was typed before is in the fields again: says so, and offers to throw it away. */
  restored?: { text: ReactNode; discard: ReactNode; onDiscard: () => void };
  /** Somebody else saved the same fields meanwhile. */
  conflict?: ConflictNoticeProps;
};

const none: readonly FormError[] = [];

const StyledForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  width: 100%;
  max-width: ${width.form};
`;

/** One column of fields, at most 640 px wide. The browser's own validation bubbles are off: the fields say it. */
export const Form = (props: FormProps) => {
  const { onSubmit, errors = none, errorsTitle, leaving, restored, conflict, children, ...rest } = props;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const submitted = useRef(false);

  // A page that was rendered, and has no scripts yet, leaves checking to the browser.
  useEffect(() => {
    form.current!.noValidate = true;
  }, []);

  useEffect(() => {
    if (submitted.current && errors.length > 0) {
      submitted.current = false;
      (summary.current ?? form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]'))?.focus();
    }
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    submitted.current = true;
    onSubmit(event);
  };

  return (
    // An edit ends the wait for the submit's errors: what appears from now on must not take the focus away.
    <StyledForm ref={form} {...rest} onSubmit={submit} onInput={() => (submitted.current = false)}>
      {errorsTitle !== undefined && errors.length > 0 && (
        <ErrorSummary ref={summary} title={errorsTitle} errors={errors} />
      )}
      {conflict && <ConflictNotice {...conflict} />}
      {restored && (
        <Notice
          kind="info"
          action={
            <Button size="small" onClick={restored.onDiscard}>
              {restored.discard}
            </Button>
          }
        >
          {restored.text}
        </Notice>
      )}
      <LeavingContext value={leaving}>{children}</LeavingContext>
    </StyledForm>
  );
};
