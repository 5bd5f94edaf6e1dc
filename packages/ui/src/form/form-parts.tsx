import { use, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Hint } from '../field/field.tsx';
import { color, fontSize, media, space } from '../tokens/tokens.ts';
import { LeaveQuestion, LeavingContext } from './leave-question.tsx';

/** Short fields that belong together, side by side where there is room. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  align-items: start;
  gap: ${space(5)} ${space(4)};

  /* Where one has a hint and its neighbour has none, what is filled in stands on one line; beside an error, the labels do. */
  &:has(${Hint}):not(:has([aria-invalid='true'])) {
    align-items: end;
  }
`;

/** Fields that share a question; its first child is a `FieldsetTitle`. */
export const Fieldset = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const FieldsetTitle = styled.legend`
  margin-bottom: ${space(3)};
  padding: 0;
  font-size: ${fontSize.large};
  font-weight: 600;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(3)};
  z-index: 1;
  margin-inline: ${space(-4)};
  padding: ${space(3)} ${space(4)};
  border-top: 1px solid ${color.border};
  background: ${color.bg};

  /* Elsewhere it would leave the fields no room. */
  ${media.tall} {
    position: sticky;
    bottom: var(--bottom-inset);
  }
`;

const Status = styled.div`
  flex: 1 0 100%;
`;

const Start = styled.div`
  margin-right: auto;
`;

export type FormActionsProps = {
  /** The primary button last: it stands bottom right, and stays in reach however long the form is. */
  children: ReactNode;
  /** What must not stand beside the primary button (delete), at the other end. */
  start?: ReactNode;
  /** What is going on (an upload), above the buttons and in reach like them. */
  status?: ReactNode;
};

/** The form's buttons. */
export const FormActions = ({ children, start, status }: FormActionsProps) => (
  <Bar data-form-actions>
    {status && <Status>{status}</Status>}
    <LeaveQuestion leaving={use(LeavingContext)}>
      {start && <Start>{start}</Start>}
      {children}
    </LeaveQuestion>
  </Bar>
);
