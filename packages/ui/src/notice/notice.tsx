import type { ReactNode } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { styled } from 'styled-components';
import { color, fontSize, radius, soft, space } from '../tokens/tokens.ts';

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger';

export type NoticeProps = {
  kind: NoticeKind;
  children: ReactNode;
  /** Buttons or links that belong to the message. */
  action?: ReactNode;
};

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: OctagonAlert };

const Bar = styled.div<{ $kind: NoticeKind }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${({ $kind }) => `color-mix(in srgb, ${color[$kind]} 45%, transparent)`};
  border-radius: ${radius.control};
  background: ${({ $kind }) => soft($kind)};
  font-size: ${fontSize.small};

  & > svg {
    flex: none;
    color: ${({ $kind }) => color[$kind]};
  }

  /* The accent colour of a plain link is too faint on some of these backgrounds. */
  & a:not([class]) {
    color: inherit;
  }
`;

const Words = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
`;

/** A message in the flow of the page: a form was sent, something needs attention. Errors interrupt, others wait. */
export const Notice = ({ kind, children, action }: NoticeProps) => {
  const Icon = icons[kind];
  return (
    <Bar $kind={kind} role={kind === 'danger' ? 'alert' : 'status'}>
      <Icon aria-hidden size={18} />
      <Words>{children}</Words>
      {action}
    </Bar>
  );
};
